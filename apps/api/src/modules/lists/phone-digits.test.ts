import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test.each([
  ['555-0104', '5550104'],
  ['0104', '0104'],
  ['5550104', '5550104'],
  ['(212) 555-0104', '2125550104'],
  ['212.555.0104', '2125550104'],
  ['+1 212 555 0104', '2125550104'],
  ['12125550104', '2125550104'],
  // Another country's number keeps all of its digits.
  ['+44 20 7946 0104', '442079460104'],
  ['104', undefined],
  ['#700', undefined],
  ['room 1004', undefined],
  ['2026/1004', undefined],
  ['', undefined],
])('a search for %j asks for the telephone digits %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
