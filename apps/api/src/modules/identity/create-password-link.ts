import type { Tx } from '../../platform/db/index.ts';
import { insertPasswordLink } from './password-links.repo.ts';
import { newToken, tokenHash } from './session-token.ts';

/** A token to set a password with, for a letter of the caller's own; undefined as in sendPasswordLink. */
export async function createPasswordLink(tx: Tx, userId: number): Promise<string | undefined> {
  const token = newToken();
  const owner = await insertPasswordLink(tx, userId, tokenHash(token), 'first');
  return owner && token;
}
