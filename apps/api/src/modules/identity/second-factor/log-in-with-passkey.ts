import type { AddressStep } from '@yay/contract/identity/address-step';
import type { PasskeyAnswer, PasskeyQuestion } from '@yay/contract/identity/passkeys';
import { type Origin, type Refusal, refuse } from '../../../platform/http/index.ts';
import { isShutOut } from '../identity.present.ts';
import { accountById } from '../identity.repo.ts';
import { openSession, type SignedIn } from '../open-session.ts';
import { sendSignInCode } from '../sign-in-code/send-sign-in-code.ts';
import { insertChallenge, takeChallenge } from './challenges.repo.ts';
import { ownerOfPasskey } from './check-passkey.ts';
import type { SecondFactorParts } from './parts.ts';
import { passkeyQuestionFor } from './passkey-question.ts';
import type { Site } from './site.ts';

/** A question for whichever passkey the browser has: it says nothing about anybody. */
export async function askPasskey(
  parts: SecondFactorParts,
  input: { readonly site: Site; readonly standalone: boolean; readonly origin: Origin },
): Promise<{ token: string; passkey: PasskeyQuestion } | Refusal> {
  const { db, limits, rules } = parts;
  const byAddress = await limits.spend(rules.loginByAddress, input.origin.ip ?? '');
  if (!byAddress.ok) return refuse(429, 'too_many_requests', undefined, byAddress);
  const passkey = await passkeyQuestionFor(input.site, 'required', []);
  const token = await insertChallenge(db, {
    kind: 'passkey_sign_in',
    userId: null,
    challenge: passkey.challenge,
    standalone: input.standalone,
  });
  return { token, passkey };
}

/** A passkey is something that she has, and the device made sure who holds it: both steps in one. */
export async function logInWithPasskey(
  parts: SecondFactorParts,
  input: {
    readonly token: string;
    readonly answer: PasskeyAnswer;
    readonly site: Site;
    readonly origin: Origin;
    readonly browser: string | null;
  },
): Promise<SignedIn | AddressStep | Refusal> {
  const { db, limits, rules } = parts;
  const { token, answer, site, origin, browser } = input;
  const byAddress = await limits.spend(rules.loginByAddress, origin.ip ?? '');
  if (!byAddress.ok) return refuse(429, 'too_many_requests', undefined, byAddress);
  // Used up by any answer, right or wrong.
  const question = await takeChallenge(db, 'passkey_sign_in', token, null);
  if (!question?.challenge) return refuse(401, 'sign_in_over');
  const { challenge, standalone } = question;
  const result = await db.tx(async (tx) => {
    const userId = await ownerOfPasskey(tx, { answer, challenge, site, verified: true });
    const account = userId === undefined ? undefined : await accountById(tx, userId);
    if (account === undefined) return refuse(401, 'passkey_refused');
    if (isShutOut(account)) return refuse(403, 'suspended');
    if (account.email_proved_at === null) return { unproved: account };
    return openSession(
      tx,
      account,
      { standalone, origin, browser, secondFactor: 'passkey' },
      parts,
    );
  });
  if (!('unproved' in result)) return result;
  return sendSignInCode(parts, result.unproved, { standalone, secondFactor: 'passkey' });
}
