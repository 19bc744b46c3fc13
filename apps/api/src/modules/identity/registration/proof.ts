import { createHash, randomInt } from 'node:crypto';
import { browserPlace } from '../places.ts';
import { newToken, tokenHash } from '../session-token.ts';
import type { ProofHashes } from './registrations.repo.ts';

const DIGITS = 6;

/** The secrets that prove an address: the page holds the token, the mail a code and a link. */
export interface Proof {
  readonly token: string;
  readonly code: string;
  readonly link: string;
  readonly hashes: ProofHashes;
}

export function newProof(browser: string): Proof {
  const token = newToken();
  const link = newToken();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const hashes = {
    browserHash: browserPlace(browser),
    tokenHash: tokenHash(token),
    codeHash: codeHash(token, code),
    linkHash: tokenHash(link),
  };
  return { token, code, link, hashes };
}

/** The database does not know the token, so the hash of a code with it can't be turned back. */
export const codeHash = (token: string, code: string): Buffer =>
  createHash('sha256').update(`${token} ${code}`).digest();
