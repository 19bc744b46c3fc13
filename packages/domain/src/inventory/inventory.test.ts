import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MAX_QUANTITY,
  MOVEMENT_KINDS,
  mayReview,
  onHand,
  quantityFault,
  shortOfPar,
  signFits,
  varianceOf,
} from './index.ts';

test.each([
  [0, null],
  [1, null],
  [MAX_QUANTITY, null],
  [MAX_QUANTITY + 1, 'too_large'],
  [-1, 'negative'],
  [-0.5, 'negative'],
  [1.5, 'fraction'],
  [Number.NaN, 'not_a_number'],
  [Number.POSITIVE_INFINITY, 'not_a_number'],
])('a count of %d has the fault %s', (given, fault) => {
  expect(quantityFault(given)).toBe(fault);
});

test.each([
  ['receipt', 5, true],
  ['receipt', -5, false],
  ['hand_out', -1, true],
  ['hand_out', 1, false],
  ['waste', -2, true],
  ['transfer_out', 3, false],
  ['transfer_in', 3, true],
  ['count_adjustment', -4, true],
  ['correction', 4, true],
  ['correction', 0, false],
  ['receipt', 0.5, false],
] as const)('a %s of %d has a fitting sign: %s', (kind, quantity, fits) => {
  expect(signFits(kind, quantity)).toBe(fits);
});

test.each([
  [10, 10, 150, 500, { quantity: 0, cost: 0, needs_reason: false }],
  [10, 7, 150, 500, { quantity: -3, cost: -450, needs_reason: false }],
  [10, 6, 150, 600, { quantity: -4, cost: -600, needs_reason: false }],
  [10, 6, 150, 599, { quantity: -4, cost: -600, needs_reason: true }],
  [10, 15, 150, 500, { quantity: 5, cost: 750, needs_reason: true }],
])('%i expected and %i counted at %i cents over %i', (expected, counted, cost, over, variance) => {
  expect(varianceOf(expected, counted, cost, over)).toEqual(variance);
});

test.each([
  [10, 4, 6],
  [10, 10, 0],
  [10, 12, 0],
  [10, -2, 12],
])('a par of %i with %i on hand is short of %i', (par, now, short) => {
  expect(shortOfPar(par, now)).toBe(short);
});

test('a counter does not review the own count', () => {
  expect(mayReview('a', 'a')).toBe(false);
  expect(mayReview('a', 'b')).toBe(true);
});

const book = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    item_id: fc.constantFrom('milk', 'apple', 'bun'),
    kind: fc.constantFrom(...MOVEMENT_KINDS),
    quantity: fc.integer({ min: -500, max: 500 }),
  }),
  { selector: (m) => m.id },
);

test('on-hand is the sum of the movements in any order and sent any number of times', () => {
  fc.assert(
    fc.property(
      book.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length }),
          fc.subarray(all),
        ),
      ),
      ([all, shuffled, again]) => {
        const sums = onHand([...shuffled, ...again]);
        for (const item of ['milk', 'apple', 'bun']) {
          const sum = all.filter((m) => m.item_id === item).reduce((n, m) => n + m.quantity, 0);
          expect(sums.get(item) ?? 0).toBe(sum);
        }
      },
    ),
  );
});
