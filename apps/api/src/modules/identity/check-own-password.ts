import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { IdentityLimits } from './limits.ts';
import { type PasswordOwner, passwordOwner } from './password.repo.ts';
import { passwordMatches } from './password.ts';

/** Asks somebody who is signed in for her password again, before what only she may do. */
export async function checkOwnPassword(
  parts: { readonly db: Queryable; readonly limits: Limits; readonly rules: IdentityLimits },
  asked: { readonly userId: number; readonly password: string; readonly field: string },
): Promise<PasswordOwner | Refusal> {
  const { db, limits, rules } = parts;
  const key = String(asked.userId);
  const tries = await limits.spend(rules.passwordByUser, key);
  if (!tries.ok) return refuse(429, 'too_many_requests', undefined, tries);
  const owner = await passwordOwner(db, asked.userId);
  const matches = await passwordMatches(owner?.password_hash, asked.password);
  if (owner === undefined || !matches) {
    return refuse(422, 'invalid', { [asked.field]: ['password_wrong'] });
  }
  await limits.forgive(rules.passwordByUser, key);
  return owner;
}
