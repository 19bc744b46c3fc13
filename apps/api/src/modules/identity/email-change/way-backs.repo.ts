import type { Instant } from '@yay/domain/time';
import { asTimestamp, LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';

/** SQL: the link still works. */
const OPEN = 'expires_at > clock_timestamp()';

/** Writes down the way back to an address: for seven days of real time. */
export async function insertWayBack(
  tx: Tx,
  { userId, email, tokenHash }: { userId: number; email: string; tokenHash: Buffer },
): Promise<void> {
  await tx.query(
    'way_back.insert',
    `insert into email_way_backs (token_hash, user_id, email, expires_at)
     values ($1, $2, $3, clock_timestamp() + interval '7 days')`,
    [tokenHash, userId, email],
  );
}

export interface OpenWayBack {
  user_id: number;
  email: string;
}

/** A way back that can be used, without using it. */
export async function openWayBack(
  source: Queryable,
  tokenHash: Buffer,
): Promise<OpenWayBack | undefined> {
  const [row] = await source.query<OpenWayBack>(
    'way_back.open',
    `select w.user_id, w.email from email_way_backs w join users u on u.id = w.user_id
     where w.token_hash = $1 and w.${OPEN} and u.deleted_at is null`,
    [tokenHash],
  );
  return row;
}

export interface UsedWayBack {
  id: number;
  email: string;
  /** The instant at which the change took effect, on real time. */
  created_at: Instant;
}

/** Uses a way back up; undefined when it was used before, or is over. */
export async function takeWayBack(
  tx: Tx,
  userId: number,
  tokenHash: Buffer,
): Promise<UsedWayBack | undefined> {
  const [row] = await tx.query<UsedWayBack>(
    'way_back.take',
    `delete from email_way_backs where token_hash = $1 and user_id = $2 and ${OPEN}
     returning id, email, created_at`,
    [tokenHash, userId],
  );
  return row;
}

/** Ends the ways back of later changes of the account; those of earlier ones stay. */
export async function deleteLaterWayBacks(tx: Tx, userId: number, id: number): Promise<void> {
  await tx.query(
    'way_back.delete_later',
    'delete from email_way_backs where user_id = $1 and id > $2',
    [userId, id],
  );
}

/** The account whose address is put back, held; undefined for one that is closed. */
export async function lockOwnerOfWayBack(
  tx: Tx,
  userId: number,
): Promise<WayBackOwner | undefined> {
  const [row] = await tx.query<WayBackOwner>(
    'way_back.lock_owner',
    `select id, first, last, email, locale from users where id = $1 and deleted_at is null
     ${LOCKS.people.forUpdate(['$1'])}`,
    [userId],
  );
  return row;
}

export interface WayBackOwner {
  id: number;
  first: string;
  last: string;
  email: string;
  locale: 'en' | 'es';
}

/** Puts the address back; the password, which whoever changed it knew, opens the account no longer. */
export async function putAddressBack(
  tx: Tx,
  userId: number,
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string },
): Promise<void> {
  await tx.query(
    'way_back.put_back',
    `update users set email = $2, password_hash = $3, password_changed_at = app_now(),
       email_proved_at = app_now(), invited_until = null
     where id = $1`,
    [userId, email, passwordHash],
  );
}

/**
 * Drops the passkeys and the authenticator app that were added since a day before the change, and
 * recovery codes that belong to nothing any more. Whoever moved the address may have added them.
 */
export async function dropFactorsSince(tx: Tx, userId: number, change: Instant): Promise<void> {
  const since = asTimestamp(change);
  await tx.query(
    'way_back.drop_passkeys',
    `delete from passkeys where user_id = $1 and created_at > $2::timestamptz - interval '1 day'`,
    [userId, since],
  );
  await tx.query(
    'way_back.drop_totp',
    `delete from totp_secrets where user_id = $1
       and coalesce(confirmed_at, created_at) > $2::timestamptz - interval '1 day'`,
    [userId, since],
  );
  await tx.query(
    'way_back.drop_idle_codes',
    `delete from recovery_codes where user_id = $1
       and not exists (select from passkeys where user_id = $1)
       and not exists (select from totp_secrets where user_id = $1 and confirmed_at is not null)`,
    [userId],
  );
}

/** Deletes ways back that are over, in batches. Returns how many. */
export async function deleteWayBacksThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'way_back.delete_over',
    `delete from email_way_backs where id in (
       select id from email_way_backs where not (${OPEN}) order by expires_at limit 1000)
     returning 1`,
  );
  return rows.length;
}
