import type { SecondFactorState } from '@yay/contract/identity/second-factor';
import { toIso } from '@yay/domain/time';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { SecondFactorParts } from './parts.ts';
import { listPasskeys } from './passkeys.repo.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { factorsOf, replaceRecoveryCodes } from './second-factor.repo.ts';

/** Tells whether a role of hers asks for a second factor. */
export const isRequired = (
  { requireSecondFactor }: Pick<SecondFactorParts, 'requireSecondFactor'>,
  { permissions }: Pick<Actor, 'permissions'>,
): boolean => requireSecondFactor && permissions.has('internal_user');

/** Returns the factors that one's own sign-in asks for besides the password. */
export async function ownFactors(
  source: Queryable,
  parts: Pick<SecondFactorParts, 'requireSecondFactor'>,
  actor: Actor,
): Promise<SecondFactorState> {
  const factors = await factorsOf(source, actor.userId);
  const passkeys = factors.passkeys > 0 ? await listPasskeys(source, actor.userId) : [];
  return {
    totp: factors.totp_at === null ? null : { added_at: toIso(factors.totp_at) },
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      added_at: toIso(created_at),
      last_used_at: last_used_at === null ? null : toIso(last_used_at),
    })),
    recovery_codes_left: factors.recovery_codes,
    required: isRequired(parts, actor),
  };
}

/** New codes, of which only hashes stay with us. */
export async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(userId, code)),
  );
  return codes;
}

/** Gives the codes that come with the first factor; a person who has some keeps them. */
export async function giveFirstRecoveryCodes(tx: Tx, userId: number): Promise<string[] | null> {
  const { recovery_codes } = await factorsOf(tx, userId);
  return recovery_codes > 0 ? null : giveRecoveryCodes(tx, userId);
}

/** Refuses to take away the last factor where one is asked for. Asked under `lockOwner`. */
export async function lastFactorRefusal(
  tx: Tx,
  parts: Pick<SecondFactorParts, 'requireSecondFactor'>,
  actor: Actor,
): Promise<Refusal | undefined> {
  if (!isRequired(parts, actor)) return undefined;
  const { totp_at, passkeys } = await factorsOf(tx, actor.userId);
  const count = passkeys + (totp_at === null ? 0 : 1);
  return count > 1 ? undefined : refuse(409, 'last_second_factor');
}

/**
 * Deletes the codes of a person without a factor: they open nothing, and must not come back to life
 * with the next one.
 */
export async function forgetIdleCodes(tx: Tx, userId: number): Promise<void> {
  const { totp_at, passkeys } = await factorsOf(tx, userId);
  if (totp_at === null && passkeys === 0) await replaceRecoveryCodes(tx, userId, []);
}
