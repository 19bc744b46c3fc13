import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewPasskeyAnswer, NewPasskeyQuestion } from '@yay/contract/identity/passkeys';
import { type Actor, type Refusal, refuse } from '../../../platform/http/index.ts';
import { fullName } from '../identity.present.ts';
import { sessionBehind } from '../resolve-session.ts';
import { insertChallenge, takeChallenge } from './challenges.repo.ts';
import { handleOf } from './check-passkey.ts';
import { confirmPassword } from './confirm-password.ts';
import { giveFirstRecoveryCodes, ownFactors } from './own-factors.ts';
import type { SecondFactorParts } from './parts.ts';
import { named, PASSKEY_TIMEOUT } from './passkey-question.ts';
import { insertPasskey, listCredentials } from './passkeys.repo.ts';
import { lockOwner } from './second-factor.repo.ts';
import type { Site } from './site.ts';
import { tellFactor } from './tell-factor.ts';

/** ES256, EdDSA and RS256: every device makes one of them. */
const ALGORITHMS = [-7, -8, -257];
const MOST = 20;
const TOO_MANY = () => refuse(422, 'invalid', { name: ['too_many'] });

/** Returns the question from which a device makes a passkey of hers for this site. */
export async function startPasskey(
  parts: SecondFactorParts,
  actor: Actor,
  given: { readonly password: string; readonly site: Site },
): Promise<{ token: string; passkey: NewPasskeyQuestion } | Refusal> {
  const refusal = await confirmPassword(parts, actor, given.password);
  if (refusal !== undefined) return refusal;
  if (sessionBehind(actor).row.email_proved_at === null) return refuse(403, 'address_not_proved');
  const { db, product } = parts;
  const { userId } = actor;
  const { row } = sessionBehind(actor);
  const mine = await listCredentials(db, userId);
  if (mine.length >= MOST) return TOO_MANY();
  const question = await generateRegistrationOptions({
    rpName: product,
    rpID: given.site.id,
    userName: row.email,
    userDisplayName: fullName(row),
    userID: new Uint8Array(handleOf(userId)),
    timeout: PASSKEY_TIMEOUT,
    attestationType: 'none',
    // One that the device itself finds again serves without the password, too.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: mine.map(named),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const token = await insertChallenge(db, {
    kind: 'passkey_new',
    userId,
    challenge: question.challenge,
  });
  return {
    token,
    passkey: {
      rp: { name: product, id: given.site.id },
      user: question.user,
      challenge: question.challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: PASSKEY_TIMEOUT,
      excludeCredentials: mine.map((row) => ({ ...named(row), type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  };
}

/** The question is used up by any answer, right or wrong. */
export async function addPasskey(
  parts: SecondFactorParts,
  actor: Actor,
  given: {
    readonly token: string;
    readonly name: string;
    readonly answer: NewPasskeyAnswer;
    readonly site: Site;
  },
) {
  const { db } = parts;
  const { userId } = actor;
  const { name, answer, site } = given;
  const question = await takeChallenge(db, 'passkey_new', given.token, userId);
  if (!question?.challenge) return refuse(422, 'sign_in_over');
  const credential = await verifiedCredential(answer, question.challenge, site);
  if (credential === undefined) return refuse(422, 'passkey_refused');
  const result = await db.tx(async (tx): Promise<Refusal | { codes: string[] | null }> => {
    await lockOwner(tx, userId);
    if ((await listCredentials(tx, userId)).length >= MOST) return TOO_MANY();
    const added = await insertPasskey(tx, {
      userId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      name,
    });
    if (!added) return refuse(422, 'passkey_refused');
    await tellFactor(tx, parts, actor, 'added', { method: 'passkey', name });
    return { codes: await giveFirstRecoveryCodes(tx, userId) };
  });
  if (!('codes' in result)) return result;
  return { data: await ownFactors(db, parts, actor), recovery_codes: result.codes };
}

/**
 * Verifies a new passkey. The library throws for anything wrong, which counts as a wrong answer.
 */
const verifiedCredential = (answer: NewPasskeyAnswer, challenge: string, site: Site) =>
  verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).then(
    (result) => (result.verified ? result.registrationInfo.credential : undefined),
    () => undefined,
  );
