import type { AddressStep } from '@yay/contract/identity/address-step';
import type { SecondFactor } from '@yay/contract/identity/passkeys';
import type { Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { CodeParts } from '../code-parts.ts';
import { isShutOut } from '../identity.present.ts';
import { accountById, type PersonRow } from '../identity.repo.ts';
import { newProof } from '../registration/proof.ts';
import { passwordMark } from '../second-factor/challenges.repo.ts';
import { tokenHash } from '../session-token.ts';
import { insertSignInCode, signInOfPage, takeSignInCode } from './sign-in-codes.repo.ts';

type Account = PersonRow & { readonly password_hash: string };

interface Begun {
  readonly standalone: boolean;
  /** The second factor that was shown already, if there was one. */
  readonly secondFactor: SecondFactor | null;
}

/**
 * Mails a code to the address of an account that never proved it, after the right password or
 * passkey. The answer has the shape of a registration's, and the page is the same.
 */
export async function sendSignInCode(
  parts: CodeParts,
  account: Account,
  begun: Begun,
): Promise<AddressStep | Refusal> {
  const refusal = await admitCode(parts, account.id);
  return refusal ?? parts.db.tx((tx) => writeCode(tx, parts, account, begun));
}

/** Sends another code to the page that waits for one; the former code and its page end. */
export async function sendSignInCodeAgain(
  parts: CodeParts,
  { token }: { readonly token: string },
): Promise<AddressStep | Refusal> {
  const page = tokenHash(token);
  const waiting = await signInOfPage(parts.db, page);
  if (waiting === undefined) return refuse(401, 'sign_in_over');
  const refusal = await admitCode(parts, waiting.user_id);
  if (isRefusal(refusal)) return refusal;
  return parts.db.tx(async (tx) => {
    const begun = await takeSignInCode(tx, page);
    const account = begun && (await accountById(tx, begun.user_id));
    if (begun === undefined || account === undefined) return refuse(401, 'sign_in_over');
    // A password changed meanwhile ends the sign-in that the former one began.
    const isOfPassword = begun.password_mark.equals(passwordMark(account.password_hash));
    if (!isOfPassword || isShutOut(account)) return refuse(401, 'sign_in_over');
    const { standalone, second_factor: secondFactor } = begun;
    return writeCode(tx, parts, account, { standalone, secondFactor });
  });
}

async function admitCode(
  { limits, rules }: CodeParts,
  userId: number,
): Promise<Refusal | undefined> {
  const mails = await limits.spend(rules.signInCodeByUser, String(userId));
  return mails.ok ? undefined : refuse(429, 'too_many_requests', undefined, mails);
}

async function writeCode(
  tx: Tx,
  { letters }: CodeParts,
  account: Account,
  begun: Begun,
): Promise<AddressStep> {
  const { id: userId, email, locale, first } = account;
  const { token, code, hashes } = newProof('');
  await insertSignInCode(tx, {
    tokenHash: hashes.tokenHash,
    codeHash: hashes.codeHash,
    userId,
    passwordMark: passwordMark(account.password_hash),
    ...begun,
  });
  await letters.post(tx, 'sign_in_code', { userId, email, locale }, { first, code });
  return { challenge_token: token, methods: ['email_code'], purpose: 'sign_in', address: email };
}
