import { expect, test } from 'vitest';
import { DEFAULT_GIFT_OFFER, giftAmountProblem } from './index.ts';

test.each([
  [0, 'amount_low'],
  [-1, 'amount_low'],
  [0.5, 'amount_low'],
  [1e12, 'amount_high'],
  [Number.POSITIVE_INFINITY, 'amount_high'],
  [Number.NaN, 'required'],
  [2500.5, 'not_whole_cents'],
  [499, 'amount_low'],
  [500, null],
  [50_000, null],
  [50_001, 'amount_high'],
])('a gift card of %d cents: %s', (amount, problem) => {
  expect(giftAmountProblem(amount, DEFAULT_GIFT_OFFER)).toBe(problem);
});
