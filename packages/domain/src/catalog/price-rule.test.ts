import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  marginOf,
  PRICE_ROUNDINGS,
  parsePrice,
  priceWarnings,
  roundPrice,
  stepPrice,
} from './index.ts';

test.each([
  [512, 'none', 512],
  [512, 'to_5', 510],
  [513, 'to_5', 515],
  [512, 'to_25', 500],
  [513, 'to_25', 525],
  [500, 'ends_49', 549],
  [498, 'ends_49', 449],
  [499, 'ends_49', 549],
  [520, 'ends_99', 499],
  [549, 'ends_99', 599],
  [548, 'ends_99', 499],
  [10, 'ends_99', 99],
  [10, 'ends_49', 49],
  [0, 'ends_99', 0],
  [0, 'to_25', 0],
] as const)('%i rounded %s is %i', (cents, rounding, expected) => {
  expect(roundPrice(cents, rounding)).toBe(expected);
});

test.each([
  [500, { unit: 'percent', value: 5 }, 'none', 525],
  [505, { unit: 'percent', value: 5 }, 'none', 530],
  [500, { unit: 'percent', value: -10 }, 'to_25', 450],
  [500, { unit: 'percent', value: 7.5 }, 'none', 538],
  [1000, { unit: 'percent', value: 0.29 }, 'none', 1003],
  [500, { unit: 'amount', value: 30 }, 'ends_49', 549],
  [500, { unit: 'amount', value: -600 }, 'none', -100],
  [500, { unit: 'percent', value: -100 }, 'none', 0],
] as const)('%i by %o rounded %s is %i', (price, step, rounding, expected) => {
  expect(stepPrice(price, step, rounding)).toBe(expected);
});

describe('rounding', () => {
  const price = fc.integer({ min: 1, max: 100_000 });
  const rounding = fc.constantFrom(...PRICE_ROUNDINGS);

  it('is never further away than half a step, but for the least price of its kind', () => {
    const half = { none: 0, to_5: 2.5, to_25: 12.5, ends_49: 50, ends_99: 50 };
    const least = { none: 0, to_5: 0, to_25: 0, ends_49: 49, ends_99: 99 };
    fc.assert(
      fc.property(price, rounding, (cents, how) => {
        const rounded = roundPrice(cents, how);
        expect(Number.isSafeInteger(rounded)).toBe(true);
        if (rounded !== least[how])
          expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(half[how]);
      }),
    );
  });

  it('leaves rounded prices alone, and keeps the order of prices', () => {
    fc.assert(
      fc.property(price, price, rounding, (a, b, how) => {
        expect(roundPrice(roundPrice(a, how), how)).toBe(roundPrice(a, how));
        const [less, more] = a <= b ? [a, b] : [b, a];
        expect(roundPrice(less, how)).toBeLessThanOrEqual(roundPrice(more, how));
      }),
    );
  });

  it('a step of nothing changes nothing but the rounding', () => {
    fc.assert(
      fc.property(price, rounding, (cents, how) => {
        expect(stepPrice(cents, { unit: 'percent', value: 0 }, how)).toBe(roundPrice(cents, how));
        expect(stepPrice(cents, { unit: 'amount', value: 0 }, how)).toBe(roundPrice(cents, how));
      }),
    );
  });
});

test.each([
  [{ price: 500, vendor: 300 }, { price: 525, vendor: 300 }, []],
  [{ price: 500, vendor: 300 }, { price: 250, vendor: 300 }, ['below_cost', 'big_jump']],
  [{ price: 500, vendor: 300 }, { price: 300, vendor: 300 }, ['big_jump']],
  [{ price: 500, vendor: 300 }, { price: 625, vendor: 300 }, []],
  [{ price: 500, vendor: 300 }, { price: 626, vendor: 300 }, ['big_jump']],
  [{ price: 0, vendor: 0 }, { price: 1, vendor: 0 }, ['big_jump']],
  [{ price: 500, vendor: 510 }, { price: 505, vendor: 510 }, ['below_cost']],
] as const)('from %o to %o warns of %j', (before, after, warnings) => {
  expect(priceWarnings(before, after)).toEqual(warnings);
});

test.each([
  [110, 99, 10, ['against_rule']],
  [200, 199, 10, ['against_rule']],
  [500, 550, 10, []],
  [500, 549, -10, ['against_rule']],
  [500, 449, -10, []],
  [500, 499, 0, []],
] as const)('from %i to %i by %i percent warns of %j', (before, after, value, warnings) => {
  const of = (price: number) => ({ price, vendor: 50 });
  expect(priceWarnings(of(before), of(after), { unit: 'percent', value })).toEqual(warnings);
  const vendor = (cents: number) => ({ price: 600, vendor: cents });
  expect(priceWarnings(vendor(before), vendor(after), { unit: 'amount', value })).toEqual(warnings);
});

test.each([
  ['7.95', 795],
  ['', 'required'],
  ['-1', 'price_low'],
  ['-$1', 'price_low'],
  ['$ -1', 'price_low'],
  ['1000', 100_000],
  ['1000.01', 'price_high'],
  ['7.255', 'not_whole_cents'],
  ['abc', 'invalid'],
  ['--1', 'invalid'],
])('the price %j is %j', (typed, expected) => {
  expect(parsePrice(typed, 100_000)).toBe(expected);
});

test.each([
  [500, 300, 4000],
  [500, 0, 10_000],
  [300, 500, -6667],
  [0, 100, null],
])('of %i with %i to the vendor %j is left', (price, vendor, margin) => {
  expect(marginOf(price, vendor)).toBe(margin);
});
