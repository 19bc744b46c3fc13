import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** A name that nobody can guess: what is drafted is not found before it is shown. */
export const newPublicId = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
