import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Tx } from '../../../platform/db/index.ts';
import { type Origin, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { Letters } from '../../letters/index.ts';
import type { CodeParts } from '../code-parts.ts';
import { recipientByEmail } from '../identity.repo.ts';
import { tokenHash } from '../session-token.ts';
import { sendSignInCodeAgain } from '../sign-in-code/send-sign-in-code.ts';
import { newProof, type Proof } from './proof.ts';
import { type Registrant, registrationOfPage, renewProof } from './registrations.repo.ts';

export const stepOf = (address: string, { token }: Proof): AddressStep => ({
  challenge_token: token,
  methods: ['email_code'],
  purpose: 'registration',
  address,
});

/** Counts one more mail to an address that nobody has proved yet. */
export async function admitMail(
  { limits, rules }: Pick<CodeParts, 'limits' | 'rules'>,
  email: string,
  origin: Origin,
): Promise<Refusal | undefined> {
  const byAddress = await limits.spend(rules.registerByAddress, origin.ip ?? '');
  if (!byAddress.ok) return refuse(429, 'too_many_requests', undefined, byAddress);
  const byAccount = await limits.spend(rules.registerByAccount, email);
  if (!byAccount.ok) return refuse(429, 'too_many_requests', undefined, byAccount);
  return undefined;
}

/** Tells the mailbox alone what its address is about: a code, or that there is an account. */
export async function writeToMailbox(
  tx: Tx,
  letters: Letters,
  { email, first, locale }: Registrant,
  { code, link }: Proof,
): Promise<void> {
  const owner = await recipientByEmail(tx, email);
  if (owner === undefined) {
    await letters.post(tx, 'prove_address', { userId: null, email, locale }, { first, code, link });
    return;
  }
  // In its owner's name and language: a stranger's text does not reach the mailbox.
  await letters.post(
    tx,
    'already_registered',
    { userId: owner.id, email, locale: owner.locale },
    { first: owner.first },
  );
}

/** Sends another code to the page that waits for one; the former code and link end. */
export async function sendCodeAgain(
  parts: CodeParts,
  input: { readonly token: string; readonly browser: string; readonly origin: Origin },
): Promise<AddressStep | Refusal> {
  const waiting = await registrationOfPage(parts.db, tokenHash(input.token));
  if (waiting === undefined) return sendSignInCodeAgain(parts, input);
  return sendCode(parts, { ...input, email: waiting.email });
}

/** Sends a new code to an address whose registration is open. */
export async function sendCode(
  parts: CodeParts,
  input: { readonly email: string; readonly browser: string; readonly origin: Origin },
): Promise<AddressStep | Refusal> {
  const refusal = await admitMail(parts, input.email, input.origin);
  if (refusal !== undefined) return refusal;
  const proof = newProof(input.browser);
  return parts.db.tx(async (tx) => {
    const registrant = await renewProof(tx, input.email, proof.hashes);
    if (registrant === undefined) return refuse(401, 'sign_in_over');
    await writeToMailbox(tx, parts.letters, registrant, proof);
    return stepOf(registrant.email, proof);
  });
}
