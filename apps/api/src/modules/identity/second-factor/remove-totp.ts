import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { spendRecoveryCode, spendTotpCode } from './check-code.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgetIdleCodes, lastFactorRefusal, ownFactors } from './own-factors.ts';
import type { SecondFactorParts } from './parts.ts';
import { deleteTotp, lockOwner, totpOf } from './second-factor.repo.ts';
import { tellFactor } from './tell-factor.ts';
import { isTotpCode } from './totp.ts';

/** Removes the app by one of its codes or by a recovery code: the phone may be lost. */
export async function removeTotp(
  parts: SecondFactorParts,
  actor: Actor,
  given: { readonly password: string; readonly code: string },
) {
  const refusal = await confirmPassword(parts, actor, given.password);
  if (refusal !== undefined) return refusal;
  const { db, limits, rules, secrets } = parts;
  const { userId } = actor;
  const { code } = given;
  const key = `${userId} ${isTotpCode(code) ? 'totp' : 'recovery_code'}`;
  const spent = await limits.spend(rules.secondFactorByUser, key);
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const refused = await db.tx(async (tx): Promise<Refusal | undefined> => {
    await lockOwner(tx, userId);
    const totp = await totpOf(tx, userId);
    if (totp === undefined || totp.confirmed_at === null) return refuse(404, 'not_found');
    const last = await lastFactorRefusal(tx, parts, actor);
    if (last !== undefined) return last;
    const right = isTotpCode(code)
      ? await spendTotpCode(tx, secrets, userId, code)
      : await spendRecoveryCode(tx, userId, code);
    if (!right) return refuse(422, 'wrong_code', { code: ['wrong_code'] });
    await deleteTotp(tx, userId);
    await forgetIdleCodes(tx, userId);
    await tellFactor(tx, parts, actor, 'removed', { method: 'totp' });
    return undefined;
  });
  if (refused !== undefined) return refused;
  await limits.forgive(rules.secondFactorByUser, key);
  return { data: await ownFactors(db, parts, actor) };
}
