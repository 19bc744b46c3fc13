import { createHash, randomBytes } from 'node:crypto';

/**
 * The letters of codes, without I, L, O and U: nothing in it is mistaken for something else when it
 * is read off paper.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
/** 120 bits: a stolen list of hashes is of no use, although they are quick to make. */
const LENGTH = 24;
const GROUP = 4;

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

function newCode(): string {
  // 256 is a multiple of 32, so that each letter is as likely as any other.
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return (
    letters
      .join('')
      .match(new RegExp(`.{${GROUP}}`, 'g'))
      ?.join('-') ?? ''
  );
}

/** However it was typed: case, blanks and dashes do not matter, nor do letters that look like digits. */
export function recoveryHash(userId: number, code: string): Buffer {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`${userId} ${plain}`).digest();
}
