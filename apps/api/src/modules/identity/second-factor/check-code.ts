import type { Queryable } from '../../../platform/db/index.ts';
import { recoveryHash } from './recovery-codes.ts';
import { totpOf, useRecoveryCode, useTotpStep } from './second-factor.repo.ts';
import type { SecretBox } from './secret-box.ts';
import { stepOfCode } from './totp.ts';

/** Tells whether the code is of this person's app, of about now, and used for the first time. */
export async function spendTotpCode(
  source: Queryable,
  secrets: SecretBox,
  userId: number,
  code: string,
  { confirmed = true }: { readonly confirmed?: boolean } = {},
): Promise<boolean> {
  const totp = await totpOf(source, userId);
  if (totp === undefined || (totp.confirmed_at !== null) !== confirmed) return false;
  const secret = await secrets.open(source, userId, totp.secret);
  const step = stepOfCode(secret, code, Date.now(), totp.last_step);
  return step !== undefined && useTotpStep(source, userId, step);
}

/** Tells whether the code is one of this person's recovery codes, used for the first time. */
export const spendRecoveryCode = (
  source: Queryable,
  userId: number,
  code: string,
): Promise<boolean> => useRecoveryCode(source, userId, recoveryHash(userId, code));
