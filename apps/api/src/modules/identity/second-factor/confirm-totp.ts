import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { spendTotpCode } from './check-code.ts';
import { giveFirstRecoveryCodes, ownFactors } from './own-factors.ts';
import type { SecondFactorParts } from './parts.ts';
import { confirmTotpSecret, lockOwner, totpOf } from './second-factor.repo.ts';
import { tellFactor } from './tell-factor.ts';

/** A code of it shows that her app has the secret: from now on it is asked for. */
export async function confirmTotp(parts: SecondFactorParts, actor: Actor, code: string) {
  const { db, limits, rules, secrets } = parts;
  const { userId } = actor;
  const key = `${userId} totp`;
  const spent = await limits.spend(rules.secondFactorByUser, key);
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const result = await db.tx(async (tx): Promise<Refusal | { codes: string[] | null }> => {
    await lockOwner(tx, userId);
    const totp = await totpOf(tx, userId);
    if (totp === undefined) return refuse(404, 'not_found');
    if (totp.confirmed_at !== null) return refuse(409, 'second_factor_exists');
    if (!(await spendTotpCode(tx, secrets, userId, code, { confirmed: false }))) {
      return refuse(422, 'wrong_code', { code: ['wrong_code'] });
    }
    await confirmTotpSecret(tx, userId);
    await tellFactor(tx, parts, actor, 'added', { method: 'totp' });
    return { codes: await giveFirstRecoveryCodes(tx, userId) };
  });
  if (!('codes' in result)) return result;
  await limits.forgive(rules.secondFactorByUser, key);
  return { data: await ownFactors(db, parts, actor), recovery_codes: result.codes };
}
