import type { Permission, Role } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';

/** A session of somebody's own, held so that it does not end before the transaction does. */
export async function lockOwnSession(
  tx: Tx,
  tokenHash: Buffer,
  userId: number,
): Promise<{ expires_at: Instant; standalone: boolean } | undefined> {
  const [row] = await tx.query<{ expires_at: Instant; standalone: boolean }>(
    'identity.lock_own_session',
    `select s.expires_at, s.standalone from sessions s join users u on u.id = s.user_id
     where s.token_hash = $1 and s.user_id = $2 and s.impersonator_id is null
       and s.expires_at > clock_timestamp() and u.suspended_on is null and u.deleted_at is null
     ${LOCKS.sessions.forShare(['$1'], { of: 's' })}`,
    [tokenHash, userId],
  );
  return row;
}

export interface TargetRow {
  id: number;
  first: string;
  last: string;
  /** Neither suspended nor deleted, nor waiting for a first sign-in. */
  active: boolean;
  roles: Role[];
  permissions: Permission[];
}

/**
 * Locks the target: a suspension or a new role waits, and then ends the impersonation begun here.
 */
export async function lockTarget(tx: Tx, userId: number): Promise<TargetRow | undefined> {
  const [row] = await tx.query<TargetRow>(
    'identity.lock_target',
    `select u.id, u.first, u.last, u.suspended_on is null and u.deleted_at is null
         and u.invited_until is null as active,
       array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles,
       array(select distinct p.permission from user_roles r join role_permissions p using (role)
             where r.user_id = u.id order by p.permission) as permissions
     from users u where u.id = $1 ${LOCKS.people.forShare(['$1'], { of: 'u' })}`,
    [userId],
  );
  return row;
}

/** Over when the session is that it was started from, and not a moment later. */
export async function insertImpersonation(
  tx: Tx,
  session: {
    readonly tokenHash: Buffer;
    readonly userId: number;
    readonly impersonatorId: number;
    readonly startedFrom: Buffer;
    readonly standalone: boolean;
    readonly expiresAt: Instant;
    readonly ip: string | null;
    readonly userAgent: string | null;
  },
): Promise<void> {
  await tx.query(
    'identity.insert_impersonation',
    `insert into sessions (token_hash, user_id, impersonator_id, started_from, standalone,
       expires_at, ip, user_agent)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      session.tokenHash,
      session.userId,
      session.impersonatorId,
      session.startedFrom,
      session.standalone,
      asTimestamp(session.expiresAt),
      session.ip,
      session.userAgent,
    ],
  );
}

/** Names of the two, as the record keeps them; undefined when that session is not an impersonation. */
export async function deleteImpersonation(
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ user_id: number; impersonator_id: number; first: string; last: string } | undefined> {
  const [row] = await tx.query<{
    user_id: number;
    impersonator_id: number;
    first: string;
    last: string;
  }>(
    'identity.delete_impersonation',
    `delete from sessions s using users u
     where s.token_hash = $1 and s.impersonator_id is not null and u.id = s.user_id
     returning s.user_id, s.impersonator_id, u.first, u.last`,
    [tokenHash],
  );
  return row;
}

/** The hash of the session that an impersonation was started from. */
export async function startedFrom(
  source: Queryable,
  tokenHash: Buffer,
): Promise<Buffer | undefined> {
  const [row] = await source.query<{ started_from: Buffer | null }>(
    'identity.started_from',
    'select started_from from sessions where token_hash = $1 and impersonator_id is not null',
    [tokenHash],
  );
  return row?.started_from ?? undefined;
}
