import { expect, test } from 'vitest';
import { lowerFirst } from './lower-first.ts';

test.each([
  ['Chips and salsa', 'chips and salsa'],
  ['BLT', 'BLT'],
  ['Ñoquis', 'ñoquis'],
  ['A', 'A'],
  ['', ''],
])('%j in the middle of a sentence is %j', (name, said) => {
  expect(lowerFirst(name)).toBe(said);
});
