import { createHash, randomBytes } from 'node:crypto';
import { writeCreditCode } from '@yay/domain/gifts';

/** A code as it is known to whoever has its letter, and as we know it. */
export interface NewCode {
  readonly code: string;
  readonly hash: Buffer;
  readonly last4: string;
}

export function newCode(): NewCode {
  const code = writeCreditCode(randomBytes(19));
  return { code, hash: codeHash(code), last4: code.slice(-4) };
}

/**
 * Hashes a code. It has 95 random bits: nobody finds the code to a hash by trying, so it needs no
 * salt and no slowness.
 */
export const codeHash = (code: string): Buffer =>
  createHash('sha256').update(`credit code ${code}`).digest();
