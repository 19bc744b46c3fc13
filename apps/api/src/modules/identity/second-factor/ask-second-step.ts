import type { SecondFactor, SecondStep } from '@yay/contract/identity/passkeys';
import type { Queryable } from '../../../platform/db/index.ts';
import { insertChallenge, passwordMark } from './challenges.repo.ts';
import { passkeyQuestionFor } from './passkey-question.ts';
import { listCredentials } from './passkeys.repo.ts';
import { factorsOf } from './second-factor.repo.ts';
import type { Site } from './site.ts';

/** The password was right: asks for what only its owner has. Nobody is signed in by this yet. */
export async function askSecondStep(
  source: Queryable,
  account: { readonly id: number; readonly password_hash: string },
  { standalone, site }: { readonly standalone: boolean; readonly site: Site },
): Promise<SecondStep> {
  const factors = await factorsOf(source, account.id);
  const methods: SecondFactor[] = [];
  if (factors.totp_at !== null) methods.push('totp');
  if (factors.passkeys > 0) methods.push('passkey');
  if (factors.recovery_codes > 0) methods.push('recovery_code');
  const passkey =
    factors.passkeys > 0
      ? await passkeyQuestionFor(site, 'preferred', await listCredentials(source, account.id))
      : null;
  const token = await insertChallenge(source, {
    kind: 'second_factor',
    userId: account.id,
    challenge: passkey?.challenge ?? null,
    standalone,
    passwordMark: passwordMark(account.password_hash),
  });
  return { challenge_token: token, methods, passkey };
}
