import type { Tx } from '../../platform/db/index.ts';
import type { Letters } from '../letters/index.ts';
import {
  insertPasswordLink,
  type LinkOwner,
  type PasswordLinkKind,
} from './password-links.repo.ts';
import { newToken, tokenHash } from './session-token.ts';

const TEMPLATES = { reset: 'password_reset', first: 'first_password' } as const;

/**
 * Writes to the owner of an account with a link to set a password: once, within an hour of real
 * time. Who may ask for it is for the caller to decide and to put on record. Answers undefined, and
 * writes to nobody, when the account is suspended or deleted.
 */
export async function sendPasswordLink(
  parts: { readonly letters: Letters },
  tx: Tx,
  user: { readonly id: number },
  kind: PasswordLinkKind,
  /** The member of staff who sends it, by the name that the letter says. */
  sentBy?: string,
): Promise<LinkOwner | undefined> {
  const token = newToken();
  const owner = await insertPasswordLink(tx, user.id, tokenHash(token), kind);
  if (owner === undefined) return undefined;
  const { id: userId, email, locale, first } = owner;
  await parts.letters.post(
    tx,
    TEMPLATES[kind],
    { userId, email, locale },
    {
      first,
      token,
      ...(sentBy !== undefined && { sentBy }),
    },
  );
  return owner;
}
