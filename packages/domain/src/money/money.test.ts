import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatUsd, isCents, splitCents, sumCents } from './index.ts';

test.each([
  [0, true],
  [-25, true],
  [2 ** 53 - 1, true],
  [2 ** 53, false],
  [0.5, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('%j is cents: %s', (value, expected) => {
  expect(isCents(value)).toBe(expected);
});

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [5, '$0.05'],
  [325, '$3.25'],
  [123_456_789, '$1,234,567.89'],
  [-950, '-$9.50'],
])('%i shows as %s', (cents, expected) => {
  expect(formatUsd(cents)).toBe(expected);
});

it('writes every amount as the language tables of the platform do', () => {
  const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  // Beyond these a fraction of a dollar no longer holds each cent, and the platform rounds.
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (cents) => {
      expect(formatUsd(cents)).toBe(usd.format(cents / 100));
    }),
  );
});

it('sums, and refuses sums that are no longer exact', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([1, 2, -3])).toBe(0);
  expect(() => sumCents([0.1])).toThrow(RangeError);
  expect(() => sumCents([2 ** 53 - 1, 2])).toThrow(RangeError);
});

describe('a split', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [1, [5, 5], [1, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 0], [5, 5]],
    [10, [0, 3], [0, 10]],
    [0, [3, 4], [0, 0]],
    [0, [], []],
    [2 ** 53 - 1, [1, 1], [2 ** 52, 2 ** 52 - 1]],
  ])('of %i over %j is %j', (total, weights, parts) => {
    expect(splitCents(total, weights)).toEqual(parts);
  });

  test.each([
    [0.5, [1]],
    [10, []],
    [10, [-1, 2]],
    [10, [0.5]],
  ])('of %d over %j is refused', (total, weights) => {
    expect(() => splitCents(total, weights)).toThrow(RangeError);
  });

  it('sums to the total and is never a cent off the exact share', () => {
    const weights = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (total, given) => {
        const parts = splitCents(total, given);
        expect(sumCents(parts)).toBe(total);
        const sum = sumCents(given);
        if (sum === 0) return;
        parts.forEach((part, index) => {
          const exact = (total * (given[index] ?? 0)) / sum;
          expect(Math.abs(part - exact)).toBeLessThan(1);
        });
      }),
    );
  });

  it('never gives a part more than it weighs when the total is within the weights', () => {
    const weights = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        fc.pre(sumCents(given) > 0);
        const parts = splitCents(Math.floor(sumCents(given) * share), given);
        parts.forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(given[index] ?? 0);
        });
      }),
    );
  });
});
