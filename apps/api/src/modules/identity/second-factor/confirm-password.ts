import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { accountById } from '../identity.repo.ts';
import { passwordMatches } from '../password.ts';
import type { SecondFactorParts } from './parts.ts';

/** Asked before how she signs in is changed: whoever finds her session open must not lock her out. */
export async function confirmPassword(
  { db, limits, rules }: Pick<SecondFactorParts, 'db' | 'limits' | 'rules'>,
  { userId }: Actor,
  password: string,
): Promise<Refusal | undefined> {
  const spent = await limits.spend(rules.passwordByUser, String(userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const account = await accountById(db, userId);
  if (!(await passwordMatches(account?.password_hash, password))) {
    return refuse(422, 'invalid', { password: ['password_wrong'] });
  }
  await limits.forgive(rules.passwordByUser, String(userId));
  return undefined;
}
