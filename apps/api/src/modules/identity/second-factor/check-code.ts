import type { Queryable } from '../../../platform/db/index.ts';
import { Rejected, refuse } from '../../../platform/http/index.ts';
import { recoveryHash } from './recovery-codes.ts';
import { totpOf, useRecoveryCode, useTotpStep } from './second-factor.repo.ts';
import { NotOurSecret, type SecretBox } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

/**
 * Tells whether the code is of this person's app, of about now, and used for the first time. Refuses
 * every code where the secret can't be opened: to call a right one wrong would send her in circles.
 */
export async function spendTotpCode(
  source: Queryable,
  secrets: SecretBox,
  userId: number,
  code: string,
  { confirmed = true }: { readonly confirmed?: boolean } = {},
): Promise<boolean> {
  const totp = await totpOf(source, userId);
  if (totp === undefined || (totp.confirmed_at !== null) !== confirmed) return false;
  const secret = await openedOrRefused(secrets.open(source, userId, totp.secret));
  const step = stepOfCode(secret, code, Date.now(), totp.last_step);
  return step !== undefined && useTotpStep(source, userId, step);
}

async function openedOrRefused(opening: Promise<string>): Promise<string> {
  try {
    return await opening;
  } catch (error) {
    if (!(error instanceof NotOurSecret)) throw error;
    throw new Rejected(refuse(422, 'app_unreadable', { code: ['app_unreadable'] }));
  }
}

/** Tells whether the code is one of this person's recovery codes, used for the first time. */
export const spendRecoveryCode = (
  source: Queryable,
  userId: number,
  code: string,
): Promise<boolean> => useRecoveryCode(source, userId, recoveryHash(userId, code));
