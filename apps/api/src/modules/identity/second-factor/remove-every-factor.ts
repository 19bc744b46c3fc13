import type { Tx } from '../../../platform/db/index.ts';
import type { Doer } from '../../activity/index.ts';
import type { Letters } from '../../letters/index.ts';
import { forgetIdleCodes } from './own-factors.ts';
import { deletePasskeyOf, listPasskeys, type PasskeyRow } from './passkeys.repo.ts';
import { confirmedTotpOf, deleteTotp, lockOwner } from './second-factor.repo.ts';
import { type Owner, tellOwner } from './tell-factor.ts';

interface Who {
  readonly owner: Owner;
  readonly actor: Doer;
  /** The colleague who did it for her, by first name. */
  readonly by?: string | undefined;
}

/** Removes an app and passkeys, and the recovery codes with the last; their owner is told of each. */
export async function takeAway(
  tx: Tx,
  parts: { readonly letters: Letters },
  who: Who,
  going: { readonly totp: boolean; readonly passkeys: readonly PasskeyRow[] },
): Promise<void> {
  const { id: userId } = who.owner;
  if (going.totp) {
    await deleteTotp(tx, userId);
    await tellOwner(tx, parts, who, 'removed', { method: 'totp' });
  }
  for (const { id, name } of going.passkeys) {
    await deletePasskeyOf(tx, userId, id);
    await tellOwner(tx, parts, who, 'removed', { method: 'passkey', name });
  }
  await forgetIdleCodes(tx, userId);
}

/** Removes all that somebody signs in with besides her password. */
export async function removeEveryFactor(
  tx: Tx,
  parts: { readonly letters: Letters },
  who: Who,
): Promise<void> {
  const { id: userId } = who.owner;
  await lockOwner(tx, userId);
  const totp = (await confirmedTotpOf(tx, userId)) !== undefined;
  await takeAway(tx, parts, who, { totp, passkeys: await listPasskeys(tx, userId) });
}
