import { type Actor, refuse } from '../../../platform/http/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { giveRecoveryCodes, ownFactors } from './own-factors.ts';
import type { SecondFactorParts } from './parts.ts';
import { factorsOf, lockOwner } from './second-factor.repo.ts';
import { tellFactor } from './tell-factor.ts';

/**
 * Replaces one's recovery codes; those from before stop working. Only beside a factor: alone they
 * would be a second password.
 */
export async function renewRecoveryCodes(parts: SecondFactorParts, actor: Actor, password: string) {
  const refusal = await confirmPassword(parts, actor, password);
  if (refusal !== undefined) return refusal;
  const { db } = parts;
  const { userId } = actor;
  const codes = await db.tx(async (tx) => {
    await lockOwner(tx, userId);
    const { totp_at, passkeys } = await factorsOf(tx, userId);
    if (totp_at === null && passkeys === 0) return null;
    await tellFactor(tx, parts, actor, 'added', { method: 'recovery_code' });
    return giveRecoveryCodes(tx, userId);
  });
  if (codes === null) return refuse(404, 'not_found');
  return { data: await ownFactors(db, parts, actor), recovery_codes: codes };
}
