import type { Locale } from '@yay/words/locales';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { Letters } from '../letters/index.ts';
import type { UserEvents } from '../user-events/index.ts';
import { insertFamily, recipientByEmail } from './identity.repo.ts';
import type { IdentityLimits } from './limits.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';

export interface Registration {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly phone: string | null;
  readonly password: string;
  readonly locale: Locale;
  /** The code of whoever invited. */
  readonly ref: string | undefined;
  /** Where the request comes from. */
  readonly address: string;
}

/** Remembers who invited a new family. */
export type Invited = (
  tx: Tx,
  family: { readonly userId: number; readonly email: string },
  code: string,
) => Promise<void>;

/**
 * Opens a family account. Whether the address had one already is told to its owner by mail and to
 * nobody else: the answer and the work are the same.
 */
export async function registerFamily(
  parts: {
    readonly db: Db;
    readonly limits: Limits;
    readonly rules: IdentityLimits;
    readonly letters: Letters;
    readonly events: UserEvents;
    readonly product: string;
    readonly invited: Invited;
  },
  input: Registration,
): Promise<Refusal | undefined> {
  const { db, limits, rules, letters, events, product } = parts;
  const problem = await passwordProblem(input.password, { email: input.email, product });
  if (problem) return refuse(422, 'invalid', { password: [problem] });
  const byAddress = await limits.spend(rules.registerByAddress, input.address);
  if (!byAddress.ok) return refuse(429, 'too_many_requests', undefined, byAddress);
  const byAccount = await limits.spend(rules.registerByAccount, input.email);
  if (!byAccount.ok) return refuse(429, 'too_many_requests', undefined, byAccount);

  const passwordHash = await hashPassword(input.password);
  const { email, first, last, phone, locale } = input;
  await db.tx(async (tx) => {
    const userId = await insertFamily(tx, { email, first, last, phone, passwordHash, locale });
    if (userId !== undefined) {
      await letters.post(tx, 'welcome', { userId, email, locale }, { first });
      await events.post(tx, { userId, name: 'signed_up' });
      if (input.ref !== undefined) await parts.invited(tx, { userId, email }, input.ref);
      return;
    }
    // In its owner's name and language: what a stranger typed is not sent to her.
    const owner = await recipientByEmail(tx, email);
    if (owner === undefined) return;
    await letters.post(
      tx,
      'already_registered',
      { userId: owner.id, email, locale: owner.locale },
      { first: owner.first },
    );
  });
  return undefined;
}
