import type { PasskeyQuestion } from '@yay/contract/identity/passkeys';
import type { Queryable } from '../../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { passwordOwner } from '../password.repo.ts';
import { insertChallenge } from '../second-factor/challenges.repo.ts';
import { passkeyQuestionFor } from '../second-factor/passkey-question.ts';
import { listCredentials } from '../second-factor/passkeys.repo.ts';
import type { Site } from '../second-factor/site.ts';
import { personBehind } from './confirm-fresh.ts';

/**
 * Returns the address whose password it takes, and the question for a passkey where that person has
 * one.
 */
export async function askFresh(
  source: Queryable,
  actor: Actor,
  site: Site,
): Promise<
  | {
      readonly email: string;
      readonly passkey: { challenge_token: string; question: PasskeyQuestion } | null;
    }
  | Refusal
> {
  const userId = personBehind(actor);
  const owner = await passwordOwner(source, userId);
  if (owner === undefined) return refuse(401, 'unauthenticated');
  const credentials = await listCredentials(source, userId);
  if (credentials.length === 0) return { email: owner.email, passkey: null };
  const question = await passkeyQuestionFor(site, 'required', credentials);
  const token = await insertChallenge(source, {
    kind: 'passkey_again',
    userId,
    challenge: question.challenge,
  });
  return { email: owner.email, passkey: { challenge_token: token, question } };
}
