import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Locale } from '@yay/words/locales';
import { type Origin, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { CodeParts } from '../code-parts.ts';
import { hashPassword } from '../password.ts';
import { passwordProblem } from '../password-rules.ts';
import { newProof } from './proof.ts';
import { putRegistration } from './registrations.repo.ts';
import { admitMail, stepOf, writeToMailbox } from './send-code.ts';

export interface Registration {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly phone: string | null;
  readonly password: string;
  readonly locale: Locale;
  /** The code of whoever invited. */
  readonly ref: string | undefined;
  readonly origin: Origin;
  /** The secret by which the browser is known. */
  readonly browser: string;
}

/**
 * Begins a family account, which opens once its address is proved. Whether the address has an account
 * already is told to its owner by mail and to nobody else: the answer and the work are the same.
 */
export async function registerFamily(
  parts: CodeParts & { readonly product: string },
  input: Registration,
): Promise<AddressStep | Refusal> {
  const { email, first, last, phone, locale, browser, origin } = input;
  const problem = await passwordProblem(input.password, { email, product: parts.product });
  if (problem) return refuse(422, 'invalid', { password: [problem] });
  const refusal = await admitMail(parts, email, origin);
  if (refusal !== undefined) return refusal;

  const passwordHash = await hashPassword(input.password);
  const proof = newProof(browser);
  const referralCode = input.ref ?? null;
  await parts.db.tx(async (tx) => {
    const registration = { email, first, last, phone, passwordHash, locale, referralCode };
    await putRegistration(tx, registration, proof.hashes);
    await writeToMailbox(tx, parts.letters, { email, first, locale }, proof);
  });
  return stepOf(email, proof);
}
