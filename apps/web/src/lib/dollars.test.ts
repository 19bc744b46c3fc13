import { expect, test } from 'vitest';
import { centsOf } from './dollars.ts';

test.each([
  ['25', 2500],
  ['25.', 2500],
  ['19.99', 1999],
  ['$1,250.50', 125_050],
  [' 7.5 ', 750],
  ['.5', 50],
  ['0', 0],
  ['-1', -100],
  ['0.005', 0.5],
  ['1000000000000', 100_000_000_000_000],
])('%s is %d cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each(['', 'ten', '1e3', '0x10', '5 dollars', '--1', '.', '1.2.3'])(
  '%j is no amount',
  (typed) => {
    expect(centsOf(typed)).toBeNaN();
  },
);
