import type { Permission, Role } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface PersonRow {
  id: number;
  email: string;
  first: string;
  last: string;
  locale: 'en' | 'es';
  suspended_on: Instant | null;
  suspension_reason: 'payment' | 'admin' | null;
  delinquent: boolean;
  reboard: boolean;
  /** Null until a mailed code or link has shown that the address is hers. */
  email_proved_at: Instant | null;
  roles: Role[];
  permissions: Permission[];
  has_second_factor: boolean;
}

export interface SessionRow extends PersonRow {
  expires_at: Instant;
  /** Real time, like the session itself. */
  created_at: Instant;
  last_seen_at: Instant;
  proved_at: Instant;
  impersonator_id: number | null;
  impersonator_first: string | null;
  impersonator_last: string | null;
  impersonator_permissions: Permission[];
  impersonator_has_second_factor: boolean;
}

/** An authenticator app that was confirmed, or a passkey. */
const hasSecondFactor = (userId: string) =>
  `(exists (select from totp_secrets t where t.user_id = ${userId} and t.confirmed_at is not null)
    or exists (select from passkeys k where k.user_id = ${userId}))`;

const PERSON = `u.id, u.email, u.first, u.last, u.locale, u.suspended_on, u.suspension_reason,
  u.delinquent, u.reboard, u.email_proved_at,
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles,
  array(select distinct p.permission from user_roles r join role_permissions p using (role)
        where r.user_id = u.id order by p.permission) as permissions,
  ${hasSecondFactor('u.id')} as has_second_factor`;

/**
 * The session of a token, if it is one, is not over, and nobody in it is suspended but for a payment
 * or waits for a first sign-in.
 */
export async function sessionOf(
  source: Queryable,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const [row] = await source.query<SessionRow>(
    'identity.session_of',
    `select ${PERSON}, s.expires_at, s.created_at, s.last_seen_at,
       coalesce(own.proved_at, s.proved_at) as proved_at, s.impersonator_id,
       i.first as impersonator_first, i.last as impersonator_last,
       array(select distinct p.permission from user_roles r join role_permissions p using (role)
             where r.user_id = s.impersonator_id) as impersonator_permissions,
       ${hasSecondFactor('s.impersonator_id')} as impersonator_has_second_factor
     from sessions s
     join users u on u.id = s.user_id
     left join users i on i.id = s.impersonator_id
     left join sessions own on own.token_hash = s.started_from
     where s.token_hash = $1 and s.expires_at > clock_timestamp()
       and (u.suspended_on is null or u.suspension_reason = 'payment') and i.suspended_on is null
       and u.deleted_at is null and i.deleted_at is null
       and u.invited_until is null and i.invited_until is null`,
    [tokenHash],
  );
  return row;
}

export interface AccountRow extends PersonRow {
  password_hash: string;
  /** She has signed in from there before. */
  knows_address: boolean;
  knows_browser: boolean;
}

export async function accountByEmail(
  source: Queryable,
  email: string,
  places: { readonly address: Buffer; readonly browser: Buffer | null },
): Promise<AccountRow | undefined> {
  const [row] = await source.query<AccountRow>(
    'identity.account_by_email',
    `select ${PERSON}, u.password_hash,
       exists (select from sign_in_places k where k.user_id = u.id and k.place_hash = $2) as knows_address,
       exists (select from sign_in_places k where k.user_id = u.id and k.place_hash = $3) as knows_browser
     from users u where u.email = $1 and u.deleted_at is null`,
    [email, places.address, places.browser],
  );
  return row;
}

/** Returns an account by its id, for somebody who has shown already whose it is. */
export async function accountById(
  source: Queryable,
  id: number,
): Promise<(PersonRow & { password_hash: string }) | undefined> {
  const [row] = await source.query<PersonRow & { password_hash: string }>(
    'identity.account_by_id',
    `select ${PERSON}, u.password_hash from users u where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  return row;
}

/** Tells whether this is an account that was closed: nobody is signed in to it. */
export async function isClosedAccount(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query(
    'identity.is_closed',
    'select from users where id = $1 and deleted_at is not null',
    [id],
  );
  return rows.length > 0;
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
       insert into users (email, first, last, phone, password_hash, locale, email_proved_at)
       values ($1, $2, $3, $4, $5, $6, app_now())
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

/** Returns the open account of an address; one that was closed has nobody who reads its mail. */
export async function recipientByEmail(
  source: Queryable,
  email: string,
): Promise<{ id: number; first: string; last: string; locale: 'en' | 'es' } | undefined> {
  const [row] = await source.query<{
    id: number;
    first: string;
    last: string;
    locale: 'en' | 'es';
  }>(
    'identity.recipient_by_email',
    'select id, first, last, locale from users where email = $1 and deleted_at is null',
    [email],
  );
  return row;
}
