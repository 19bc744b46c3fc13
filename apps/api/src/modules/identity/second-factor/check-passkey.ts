import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAnswer } from '@yay/contract/identity/passkeys';
import type { Tx } from '../../../platform/db/index.ts';
import { lockPasskey, notePasskeyUse } from './passkeys.repo.ts';
import type { Site } from './site.ts';

/** The user handle in a passkey; stays the same, so that a device keeps one passkey of hers. */
export const handleOf = (userId: number): Buffer => Buffer.from(`user-${userId}`);

/**
 * Returns the person whose passkey signed this question, for this site, now. Undefined for every
 * other answer: of an unknown passkey, of another site, of a copy whose counter is behind.
 */
export async function ownerOfPasskey(
  tx: Tx,
  given: {
    readonly answer: PasskeyAnswer;
    readonly challenge: string;
    readonly site: Site;
    /** The device must have made sure who holds it: set where nothing else is asked. */
    readonly verified: boolean;
    /** The person it must be, where she is known already. */
    readonly userId?: number;
  },
): Promise<number | undefined> {
  const { answer, challenge, site, verified } = given;
  const passkey = await lockPasskey(tx, Buffer.from(answer.id, 'base64url'));
  if (passkey === undefined) return undefined;
  if (given.userId !== undefined && given.userId !== passkey.user_id) return undefined;
  const { userHandle } = answer.response;
  if (userHandle !== undefined && userHandle !== handleOf(passkey.user_id).toString('base64url')) {
    return undefined;
  }
  const counter = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    requireUserVerification: verified,
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).then(
    (result) => (result.verified ? result.authenticationInfo.newCounter : undefined),
    // The library throws for anything wrong, which counts as a wrong answer.
    () => undefined,
  );
  if (counter === undefined) return undefined;
  await notePasskeyUse(tx, passkey.id, counter);
  return passkey.user_id;
}
