import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import {
  DISCOUNT_PROBLEMS,
  type Discount,
  type DiscountContext,
  type DiscountValue,
  discountableSubtotal,
  discountCents,
  discountProblem,
} from './index.ts';

const everyone = { markets: [], destinations: [], grades: [] };
const discount: Discount = {
  kind: 'percent',
  value: 10,
  most: null,
  archived: false,
  waits: false,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerFamily: null,
  minimumSubtotal: null,
  firstOrderOnly: false,
  isOwn: false,
  targets: everyone,
};
const ana = { marketId: 100, destinationId: 1, gradeId: 11 };
const ben = { marketId: 101, destinationId: 2, gradeId: 21 };
const context: DiscountContext = {
  today: plainDate('2026-11-16'),
  subtotal: 2000,
  uses: 5,
  familyUses: 1,
  familyEarlierOrders: 3,
  lunchers: [ana, ben],
};

describe('the reduction of a discount', () => {
  test.each<[DiscountValue['kind'], number, number, number]>([
    ['percent', 10, 1999, 200],
    ['percent', 10, 1994, 199],
    ['percent', 50, 1, 1],
    ['percent', 50, 5, 3],
    ['percent', 12.5, 1000, 125],
    ['percent', 33.33, 10_000, 3333],
    ['percent', 100, 777, 777],
    ['percent', 250, 777, 777],
    ['percent', 0, 777, 0],
    ['percent', -10, 777, 0],
    ['percent', 100, 2 ** 53 - 1, 2 ** 53 - 1],
    ['amount', 500, 2000, 500],
    ['amount', 500, 300, 300],
    ['amount', -500, 300, 0],
    ['amount', Number.NaN, 300, 0],
    ['amount', 500, 0, 0],
  ])('%s %d of %i is %i', (kind, value, subtotal, expected) => {
    expect(discountCents({ kind, value, most: null }, subtotal)).toBe(expected);
  });

  test.each([
    [50, 300, 1000, 300],
    [50, 500, 1000, 500],
    [50, 501, 1000, 500],
    [100, 1, 777, 1],
    [10, 300, 5, 1],
  ])('%d percent up to %i of %i is %i', (value, most, subtotal, expected) => {
    expect(discountCents({ kind: 'percent', value, most }, subtotal)).toBe(expected);
  });

  it('is whole cents, never below nothing and never above the meals', () => {
    const kind = fc.constantFrom<DiscountValue['kind']>('percent', 'amount');
    const most = fc.option(fc.integer({ min: 1, max: 20_000 }));
    const value = fc.oneof(fc.integer({ min: -200, max: 20_000 }), fc.double());
    fc.assert(
      fc.property(kind, value, most, fc.nat({ max: 1_000_000 }), (type, size, limit, subtotal) => {
        const off = discountCents({ kind: type, value: size, most: limit }, subtotal);
        if (limit !== null) expect(off).toBeLessThanOrEqual(limit);
        expect(Number.isSafeInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(subtotal);
      }),
    );
  });

  it('rounds a percentage half up', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), fc.nat({ max: 1_000_000 }), (percent, subtotal) => {
        const exact = Math.floor((subtotal * percent + 50) / 100);
        expect(discountCents({ kind: 'percent', value: percent, most: null }, subtotal)).toBe(
          exact,
        );
      }),
    );
  });
});

describe('the meals of a discount', () => {
  const meals = [
    { luncher: ana, meals: 1200 },
    { luncher: ben, meals: 800 },
  ];

  test.each([
    ['everyone', everyone, 2000],
    ['one market', { ...everyone, markets: [100] }, 1200],
    ['both markets', { ...everyone, markets: [100, 101] }, 2000],
    ['one school', { ...everyone, destinations: [2] }, 800],
    ['a market and its grade', { ...everyone, markets: [100], grades: [11] }, 1200],
    ['a market and a grade of another', { ...everyone, markets: [100], grades: [21] }, 0],
    ['elsewhere', { ...everyone, markets: [102] }, 0],
  ])('%s', (_name, targets, expected) => {
    expect(discountableSubtotal({ targets }, meals)).toBe(expected);
  });
});

describe('why a code is refused', () => {
  test.each<[string | null, Partial<Discount>, Partial<DiscountContext>]>([
    [null, {}, {}],
    ['archived', { archived: true }, {}],
    ['not_started', { startsOn: plainDate('2026-11-17') }, {}],
    [null, { startsOn: plainDate('2026-11-16'), endsOn: plainDate('2026-11-16') }, {}],
    ['expired', { endsOn: plainDate('2026-11-15') }, {}],
    [null, { maxUses: 6 }, {}],
    ['used_up', { maxUses: 5 }, {}],
    ['used_up', { maxUses: 0 }, { uses: 0 }],
    [null, { maxUsesPerFamily: 2 }, {}],
    ['used_up_family', { maxUsesPerFamily: 1 }, {}],
    [null, { minimumSubtotal: 2000 }, {}],
    ['minimum', { minimumSubtotal: 2001 }, {}],
    ['first_order_only', { firstOrderOnly: true }, {}],
    [null, { firstOrderOnly: true }, { familyEarlierOrders: 0 }],
    [null, { targets: { ...everyone, grades: [21] } }, {}],
    ['not_for_you', { targets: { ...everyone, grades: [99] } }, {}],
    ['not_for_you', { targets: { ...everyone, grades: [99] }, minimumSubtotal: 9999 }, {}],
    [null, {}, { lunchers: [] }],
    ['archived', { archived: true, maxUses: 0 }, {}],
    ['not_started', { waits: true, maxUses: 0 }, {}],
    ['archived', { archived: true, waits: true }, {}],
    ['yours', { isOwn: true }, {}],
    ['yours', { isOwn: true, waits: true }, {}],
    ['yours', { isOwn: true, minimumSubtotal: 9999 }, {}],
  ])('%s: %j %j', (expected, limits, given) => {
    expect(discountProblem({ ...discount, ...limits }, { ...context, ...given })).toBe(expected);
  });

  it('is unknown when there is no such code', () => {
    expect(discountProblem(null, context)).toBe('unknown');
    expect(DISCOUNT_PROBLEMS).toContain('unknown');
  });
});
