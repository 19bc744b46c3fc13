import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../../platform/db/index.ts';

/** Locks a person's factors, so that nobody else changes them until this transaction is over. */
export async function lockOwner(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'second_factor.lock_owner',
    `select from users where id = $1 ${LOCKS.people.forNoKeyUpdate(['$1'])}`,
    [userId],
  );
}

export interface FactorsRow {
  totp_at: Instant | null;
  passkeys: number;
  recovery_codes: number;
}

/** Kept on real time, like everything about signing in, and shown in the product's. */
export async function factorsOf(source: Queryable, userId: number): Promise<FactorsRow> {
  const [row] = await source.query<FactorsRow>(
    'second_factor.factors_of',
    `select (select confirmed_at + (app_now() - clock_timestamp()) from totp_secrets
         where user_id = $1) as totp_at,
       (select count(*)::int from passkeys where user_id = $1) as passkeys,
       (select count(*)::int from recovery_codes where user_id = $1 and used_at is null)
         as recovery_codes`,
    [userId],
  );
  return row ?? { totp_at: null, passkeys: 0, recovery_codes: 0 };
}

/**
 * Returns the instants at which an app was confirmed and last asked, in the product's time;
 * undefined without one.
 */
export async function confirmedTotpOf(
  source: Queryable,
  userId: number,
): Promise<{ added_at: Instant; last_used_at: Instant | null } | undefined> {
  const [row] = await source.query<{ added_at: Instant; last_used_at: Instant | null }>(
    'second_factor.confirmed_totp_of',
    `select confirmed_at + (app_now() - clock_timestamp()) as added_at,
       to_timestamp(last_step * 30) + (app_now() - clock_timestamp()) as last_used_at
     from totp_secrets where user_id = $1 and confirmed_at is not null`,
    [userId],
  );
  return row;
}

// The authenticator app ---------------------------------------------------------------------------

/** Starts anew until one is confirmed; false when there is one. */
export async function startTotpSecret(
  source: Queryable,
  userId: number,
  sealed: Buffer,
): Promise<boolean> {
  const rows = await source.query(
    'second_factor.start_totp',
    `insert into totp_secrets (user_id, secret) values ($1, $2)
     on conflict (user_id) do update
       set secret = excluded.secret, last_step = null, created_at = clock_timestamp()
       where totp_secrets.confirmed_at is null
     returning 1`,
    [userId, sealed],
  );
  return rows.length > 0;
}

export interface TotpRow {
  secret: Buffer;
  confirmed_at: Instant | null;
  last_step: number | null;
}

export async function totpOf(source: Queryable, userId: number): Promise<TotpRow | undefined> {
  const [row] = await source.query<TotpRow>(
    'second_factor.totp_of',
    'select secret, confirmed_at, last_step from totp_secrets where user_id = $1',
    [userId],
  );
  return row;
}

const SEALED_PER_PAGE = 500;

/** Returns the next sealed secrets in the order of their owners. */
export const sealedAfter = (
  source: Queryable,
  userId: number,
): Promise<{ user_id: number; secret: Buffer }[]> =>
  source.query<{ user_id: number; secret: Buffer }>(
    'second_factor.sealed_after',
    `select user_id, secret from totp_secrets where user_id > $1
     order by user_id limit ${SEALED_PER_PAGE}`,
    [userId],
  );

/** Returns false where the secret was replaced by its owner meanwhile. */
export async function replaceSealed(
  source: Queryable,
  userId: number,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<boolean> {
  const rows = await source.query(
    'second_factor.replace_sealed',
    'update totp_secrets set secret = $3 where user_id = $1 and secret = $2 returning 1',
    [userId, from, to],
  );
  return rows.length > 0;
}

/** False when a code of this step, or of a later one, was used at the same moment. */
export async function useTotpStep(
  source: Queryable,
  userId: number,
  step: number,
): Promise<boolean> {
  const rows = await source.query(
    'second_factor.use_totp_step',
    `update totp_secrets set last_step = $2
     where user_id = $1 and (last_step is null or last_step < $2) returning 1`,
    [userId, step],
  );
  return rows.length > 0;
}

export async function confirmTotpSecret(tx: Tx, userId: number): Promise<void> {
  await tx.query(
    'second_factor.confirm_totp',
    'update totp_secrets set confirmed_at = clock_timestamp() where user_id = $1',
    [userId],
  );
}

export async function deleteTotp(tx: Tx, userId: number): Promise<void> {
  await tx.query('second_factor.delete_totp', 'delete from totp_secrets where user_id = $1', [
    userId,
  ]);
}

// Recovery codes ----------------------------------------------------------------------------------

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.query(
    'second_factor.delete_recovery_codes',
    'delete from recovery_codes where user_id = $1',
    [userId],
  );
  await tx.query(
    'second_factor.insert_recovery_codes',
    'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])',
    [userId, hashes],
  );
}

/** Uses up a recovery code; tells whether it was one of hers and unused. */
export async function useRecoveryCode(
  source: Queryable,
  userId: number,
  hash: Buffer,
): Promise<boolean> {
  const rows = await source.query(
    'second_factor.use_recovery_code',
    `update recovery_codes set used_at = clock_timestamp()
     where user_id = $1 and code_hash = $2 and used_at is null returning 1`,
    [userId, hash],
  );
  return rows.length > 0;
}
