import { randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/db/index.ts';
import type { Letters } from '../../letters/index.ts';
import { recipientByEmail } from '../identity.repo.ts';
import { hashPassword } from '../password.ts';
import { putEmailChange } from './email-changes.repo.ts';

const DIGITS = 6;

export interface MailedCode {
  readonly code: string;
  readonly codeHash: string;
}

/** Makes a code, hashed like a password: outside of any transaction, since that takes its time. */
export async function newCode(): Promise<MailedCode> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  return { code, codeHash: await hashPassword(code) };
}

export interface AddressOwner {
  readonly id: number;
  readonly first: string;
  readonly locale: 'en' | 'es';
}

/**
 * Lets a change of address wait for its code. Whether the new address has an account is told to its
 * owner by mail and to nobody else: the answer and the work are the same.
 */
export async function askChange(
  tx: Tx,
  letters: Letters,
  owner: AddressOwner,
  asked: { readonly email: string; readonly byTeam: boolean; readonly code: MailedCode },
): Promise<void> {
  const { email, byTeam, code } = asked;
  await putEmailChange(tx, { userId: owner.id, email, byTeam, codeHash: code.codeHash });
  await writeToNewAddress(tx, letters, owner, asked);
}

/** Tells the new address alone what it is about: a code, or that it has an account already. */
export async function writeToNewAddress(
  tx: Tx,
  letters: Letters,
  { first, locale }: AddressOwner,
  asked: { readonly email: string; readonly byTeam: boolean; readonly code: MailedCode },
): Promise<void> {
  const { email, byTeam } = asked;
  const holder = await recipientByEmail(tx, email);
  if (holder === undefined) {
    const data = { first, code: asked.code.code, byTeam };
    await letters.post(tx, 'prove_new_address', { userId: null, email, locale }, data);
    return;
  }
  await letters.post(
    tx,
    'address_wanted',
    { userId: holder.id, email, locale: holder.locale },
    { first: holder.first },
  );
}
