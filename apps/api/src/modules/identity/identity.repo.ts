import type { Permission, Role } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { asTimestamp, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface PersonRow {
  id: number;
  email: string;
  first: string;
  last: string;
  locale: 'en' | 'es';
  suspended_on: Instant | null;
  delinquent: boolean;
  reboard: boolean;
  roles: Role[];
  permissions: Permission[];
}

export interface SessionRow extends PersonRow {
  expires_at: Instant;
  impersonator_id: number | null;
  impersonator_first: string | null;
  impersonator_last: string | null;
  impersonator_permissions: Permission[];
}

const PERSON = `u.id, u.email, u.first, u.last, u.locale, u.suspended_on, u.delinquent, u.reboard,
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles,
  array(select distinct p.permission from user_roles r join role_permissions p using (role)
        where r.user_id = u.id order by p.permission) as permissions`;

/** The session of a token, if it is one, is not over, and nobody in it is suspended. */
export async function sessionOf(
  source: Queryable,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const [row] = await source.query<SessionRow>(
    'identity.session_of',
    `select ${PERSON}, s.expires_at, s.impersonator_id,
       i.first as impersonator_first, i.last as impersonator_last,
       array(select distinct p.permission from user_roles r join role_permissions p using (role)
             where r.user_id = s.impersonator_id) as impersonator_permissions
     from sessions s
     join users u on u.id = s.user_id
     left join users i on i.id = s.impersonator_id
     where s.token_hash = $1 and s.expires_at > clock_timestamp()
       and u.suspended_on is null and i.suspended_on is null
       and u.deleted_at is null and i.deleted_at is null`,
    [tokenHash],
  );
  return row;
}

export interface AccountRow extends PersonRow {
  password_hash: string;
}

export async function accountByEmail(
  source: Queryable,
  email: string,
): Promise<AccountRow | undefined> {
  const [row] = await source.query<AccountRow>(
    'identity.account_by_email',
    `select ${PERSON}, u.password_hash from users u where u.email = $1`,
    [email],
  );
  return row;
}

export async function insertSession(
  source: Queryable,
  session: {
    readonly tokenHash: Buffer;
    readonly userId: number;
    readonly standalone: boolean;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await source.query(
    'identity.insert_session',
    'insert into sessions (token_hash, user_id, standalone, expires_at) values ($1, $2, $3, $4)',
    [session.tokenHash, session.userId, session.standalone, asTimestamp(session.expiresAt)],
  );
}

export async function prolongSession(
  source: Queryable,
  tokenHash: Buffer,
  expiresAt: Instant,
): Promise<void> {
  await source.query(
    'identity.prolong_session',
    'update sessions set expires_at = $2 where token_hash = $1',
    [tokenHash, asTimestamp(expiresAt)],
  );
}

export async function endSession(source: Queryable, tokenHash: Buffer): Promise<void> {
  await source.query('identity.end_session', 'delete from sessions where token_hash = $1', [
    tokenHash,
  ]);
}

/** In batches, so that no sweep holds up those who sign in. Answers how many were over. */
export async function deleteSessionsThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'identity.delete_sessions_over',
    `delete from sessions where token_hash in (
       select token_hash from sessions where expires_at <= clock_timestamp()
       order by expires_at limit 1000)
     returning 1`,
  );
  return rows.length;
}

/** The new family's id; undefined when the address has an account already. */
export async function insertFamily(
  tx: Tx,
  family: {
    readonly email: string;
    readonly first: string;
    readonly last: string;
    readonly phone: string | null;
    readonly passwordHash: string;
    readonly locale: 'en' | 'es';
  },
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    'identity.insert_family',
    `with family as (
       insert into users (email, first, last, phone, password_hash, locale)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (email) do nothing
       returning id
     ), roles as (
       insert into user_roles (user_id, role) select id, 'customer' from family
     )
     select id from family`,
    [family.email, family.first, family.last, family.phone, family.passwordHash, family.locale],
  );
  return row?.id;
}

export async function recipientByEmail(
  source: Queryable,
  email: string,
): Promise<{ id: number; first: string; locale: 'en' | 'es' } | undefined> {
  const [row] = await source.query<{ id: number; first: string; locale: 'en' | 'es' }>(
    'identity.recipient_by_email',
    'select id, first, locale from users where email = $1',
    [email],
  );
  return row;
}
