import type { Me } from '@yay/contract/identity';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { presentMe } from './identity.present.ts';
import { accountByEmail, insertSession } from './identity.repo.ts';
import type { IdentityLimits } from './limits.ts';
import { passwordMatches } from './password.ts';
import { newToken, sessionEnd, tokenHash } from './session-token.ts';

export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Instant;
  readonly me: Me;
}

/** Unknown address and wrong password are one answer, reached by the same work. */
export async function logIn(
  parts: { readonly db: Queryable; readonly limits: Limits; readonly rules: IdentityLimits },
  input: {
    readonly email: string;
    readonly password: string;
    readonly standalone: boolean;
    /** Where the request comes from. */
    readonly address: string;
  },
): Promise<SignedIn | Refusal> {
  const { db, limits, rules } = parts;
  const byAddress = await limits.spend(rules.loginByAddress, input.address);
  if (!byAddress.ok) return refuse(429, 'too_many_requests', undefined, byAddress);
  const byAccount = await limits.spend(rules.loginByAccount, input.email);
  if (!byAccount.ok) return refuse(429, 'too_many_requests', undefined, byAccount);

  const account = await accountByEmail(db, input.email);
  const matches = await passwordMatches(account?.password_hash, input.password);
  if (account === undefined || !matches) return refuse(401, 'wrong_credentials');
  // Said only to somebody who knows the password: to others it would tell that the account exists.
  if (account.suspended_on !== null) return refuse(403, 'suspended');

  const token = newToken();
  const expiresAt = sessionEnd(Date.now());
  await insertSession(db, {
    tokenHash: tokenHash(token),
    userId: account.id,
    standalone: input.standalone,
    expiresAt,
  });
  await limits.forgive(rules.loginByAccount, input.email);
  return { token, expiresAt, me: presentMe(account, null) };
}
