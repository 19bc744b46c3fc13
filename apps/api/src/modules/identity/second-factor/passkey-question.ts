import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyQuestion } from '@yay/contract/identity/passkeys';
import type { CredentialRow } from './passkeys.repo.ts';
import type { Site } from './site.ts';

export const PASSKEY_TIMEOUT = 300_000;

/** A credential by its name in a question. */
export const named = ({ credential_id, transports }: CredentialRow) => ({
  id: credential_id.toString('base64url'),
  transports,
});

/**
 * Builds the question that a passkey signs. Without credentials, any passkey of ours that the
 * browser has will do.
 */
export async function passkeyQuestionFor(
  site: Site,
  userVerification: 'required' | 'preferred',
  credentials: readonly CredentialRow[],
): Promise<PasskeyQuestion> {
  const question = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification,
    timeout: PASSKEY_TIMEOUT,
    allowCredentials: credentials.map(named),
  });
  return {
    challenge: question.challenge,
    timeout: PASSKEY_TIMEOUT,
    rpId: site.id,
    allowCredentials: credentials.map((row) => ({ ...named(row), type: 'public-key' })),
    userVerification,
  };
}
