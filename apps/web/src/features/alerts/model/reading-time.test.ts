import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test.each([
  ['promoApplied', 'Promo code applied.', 7_000],
  ['any other text', 'x'.repeat(77), 7_000],
  ['any other text', 'x'.repeat(200), 18_000],
  ['default', 'Something went wrong.', null],
])('%s stays by its length', (key, text, expected) => {
  expect(readingTime(key, text)).toBe(expected);
});
