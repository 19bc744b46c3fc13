import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, plainDate } from '../calendar/index.ts';
import { NO_FUNDS, sumCents } from '../money/index.ts';
import {
  allocate,
  type ChargeToAllocate,
  discountShares,
  netOf,
  type OrderToSettle,
  planCharges,
  planReversal,
  type SharedMeals,
  settlementSums,
  weekDiscount,
} from './index.ts';

const MONDAY = plainDate('2026-11-23');
const meal = (meals: number, share: number | null = null, isTargeted = true): SharedMeals => ({
  meals,
  isTargeted,
  share,
});

describe('shares of a discount', () => {
  test.each<[string, SharedMeals[], number, number[]]>([
    ['by the meals', [meal(600), meal(600), meal(700)], 500, [158, 158, 184]],
    ['of none', [meal(600), meal(600)], 0, [0, 0]],
    ['of no orders', [], 500, []],
    ['for those it is for', [meal(600), meal(600, null, false)], 300, [300, 0]],
    ['never above the meals', [meal(100), meal(200)], 500, [100, 200]],
    ['fixed once charged', [meal(600, 100), meal(600), meal(300)], 400, [100, 200, 100]],
    ['fixed though the code gives less', [meal(600, 300), meal(600)], 200, [300, 0]],
    ['of a meal that became cheaper', [meal(50, 300), meal(600)], 400, [50, 350]],
    [
      'to all meals, when its targets are gone',
      [meal(600, null, false), meal(600, null, false)],
      300,
      [150, 150],
    ],
  ])('%s', (_name, orders, discount, expected) => {
    expect(discountShares(orders, discount)).toEqual(expected);
  });

  it('sums to the week’s discount, to the cent, and no share is above its meal', () => {
    const order = fc.record({ meals: fc.nat({ max: 3000 }), isTargeted: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(order, { maxLength: 12 }),
        fc.nat({ max: 20_000 }),
        (given, discount) => {
          const orders = given.map((one) => ({ ...one, share: null }));
          const shares = discountShares(orders, discount);
          const meals = sumCents(orders.map((one) => one.meals));
          expect(sumCents(shares)).toBe(Math.min(discount, meals));
          shares.forEach((share, index) => {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(orders[index]?.meals ?? 0);
          });
          // Charged in two goes, the later ones still get what is theirs.
          const half = orders.map((one, index) =>
            index % 2 ? one : { ...one, share: shares[index] ?? 0 },
          );
          expect(sumCents(discountShares(half, discount))).toBe(Math.min(discount, meals));
        },
      ),
    );
  });
});

describe('the discount of a week that is charged in part', () => {
  const luncher = { marketId: 100, destinationId: 1, gradeId: 1 };
  const everyone = { markets: [], destinations: [], grades: [] };
  const of = (meals: number, share: number | null) => ({ luncher, meals, share });
  const percent = { kind: 'percent' as const, value: 10, most: null, targets: everyone };
  const amount = { kind: 'amount' as const, value: 500, most: null, targets: everyone };
  const upTo = { ...percent, most: 120 };
  const ALL = Number.MAX_SAFE_INTEGER;

  test.each([
    ['a percentage of what came later', percent, [of(1000, 100), of(500, null)], ALL, 150],
    ['a percentage up to its most', upTo, [of(1000, 100), of(500, null)], ALL, 120],
    ['an amount that is used up', amount, [of(1000, 500), of(500, null)], ALL, 500],
    [
      'an amount of which a cancelled lunch left some',
      amount,
      [of(1000, 300), of(500, null)],
      ALL,
      500,
    ],
    ['no more than it may be', amount, [of(1000, 300), of(500, null)], 50, 350],
    ['the shares alone', amount, [of(1000, 300)], ALL, 300],
    [
      'shares above what the code would give now',
      percent,
      [of(1000, 300), of(500, null)],
      ALL,
      300,
    ],
    ['nothing of nothing', amount, [], ALL, 0],
  ])('%s', (_name, rule, orders, most, expected) => {
    expect(weekDiscount(rule, orders, most)).toBe(expected);
  });
});

const order = (id: number, rest: Partial<OrderToSettle> = {}): OrderToSettle => ({
  id,
  date: addDays(MONDAY, id),
  meals: 600,
  lateFee: 0,
  isDiscountable: true,
  isTargeted: true,
  charged: null,
  isDue: true,
  ...rest,
});

describe('the charge', () => {
  it('is the price, by date, with a part of the discount kept for lunches that are not due yet', () => {
    const orders = [order(2, { lateFee: 100 }), order(1), order(3, { isDue: false })];
    expect(planCharges(orders, 300)).toEqual([
      { orderId: 1, meals: 600, lateFee: 0, discount: 100 },
      { orderId: 2, meals: 600, lateFee: 100, discount: 100 },
    ]);
  });

  it('is the difference to the earlier charge, and nothing when they are equal', () => {
    const charged = { meals: 600, lateFee: 0, discount: 100 };
    expect(planCharges([order(1, { charged })], 100)).toEqual([]);
    expect(planCharges([order(1, { charged, meals: 450, lateFee: 100 })], 100)).toEqual([
      { orderId: 1, meals: -150, lateFee: 100, discount: 0 },
    ]);
    expect(planCharges([order(1, { charged, meals: 80 })], 100)).toEqual([
      { orderId: 1, meals: -520, lateFee: 0, discount: -20 },
    ]);
  });

  it('has no discount on lunches outside the calendar', () => {
    const orders = [order(1), order(2, { isDiscountable: false })];
    expect(planCharges(orders, 300).map(({ discount }) => discount)).toEqual([300, 0]);
  });

  it('taken back leaves nothing, and only once', () => {
    const charged = { id: 1, meals: 600, lateFee: 100, discount: 50 };
    expect(planReversal([charged])).toEqual([
      { orderId: 1, meals: -600, lateFee: -100, discount: -50 },
    ]);
    expect(planReversal([{ id: 1, meals: 0, lateFee: 0, discount: 0 }])).toEqual([]);
  });

  it('charged again and again, with changes between, always sums to the price', () => {
    const state = fc.record({ meals: fc.nat({ max: 2000 }), lateFee: fc.constantFrom(0, 100) });
    const history = fc.array(fc.array(state, { minLength: 4, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(history, fc.nat({ max: 1500 }), (steps, discount) => {
        const sums = new Map<number, { meals: number; lateFee: number; discount: number }>();
        for (const step of steps) {
          const orders = step.map((now, id) =>
            order(id, { ...now, charged: sums.get(id) ?? null }),
          );
          for (const { orderId, ...charge } of planCharges(orders, discount)) {
            const before = sums.get(orderId) ?? { meals: 0, lateFee: 0, discount: 0 };
            sums.set(orderId, {
              meals: before.meals + charge.meals,
              lateFee: before.lateFee + charge.lateFee,
              discount: before.discount + charge.discount,
            });
          }
          step.forEach((now, id) => {
            const sum = sums.get(id) ?? { meals: 0, lateFee: 0, discount: 0 };
            expect(sum).toMatchObject(now);
            expect(sum.discount).toBeLessThanOrEqual(now.meals);
            expect(sum.discount).toBeGreaterThanOrEqual(0);
          });
          const shares = sumCents([...sums.values()].map((sum) => sum.discount));
          expect(shares).toBeLessThanOrEqual(discount);
        }
      }),
    );
  });
});

describe('the payment', () => {
  const charge = (meals: number, given = { promoCredit: 0, yayBonus: 0 }): ChargeToAllocate => ({
    orderId: 1,
    meals,
    lateFee: 0,
    discount: 0,
    consumed: given,
  });

  it('lets money that comes back pay the charges of the same moment', () => {
    const settled = allocate([charge(500), charge(-300)], { ...NO_FUNDS, owed: 100 });
    expect(settled[1]?.returned).toMatchObject({ debt: 100, credit: 200 });
    expect(settled[0]?.spent).toMatchObject({ credit: 200, rest: 300 });
    expect(settlementSums(settled)).toMatchObject({ meals: 200, credit: 200, card: 300 });
  });

  it('moves nothing of a family for the part that the discount pays', () => {
    const free = { ...charge(600), discount: 600 };
    expect(allocate([free], NO_FUNDS)[0]).toMatchObject({ net: 0, spent: null, returned: null });
  });

  it('adds up for every order, and never passes zero', () => {
    const cents = fc.nat({ max: 3000 });
    const funds = fc.record({
      owed: cents,
      credit: cents,
      promoCredit: cents,
      yayBucks: cents,
      yayBonus: cents,
    });
    const some = fc.record({
      meals: fc.integer({ min: -2000, max: 2000 }),
      given: fc.record({ promoCredit: cents, yayBonus: cents }),
    });
    fc.assert(
      fc.property(funds, fc.array(some, { maxLength: 8 }), (has, given) => {
        const charges = given.map((one) => charge(one.meals, one.given));
        const left = { ...NO_FUNDS, ...has };
        let owed = left.owed;
        const settled = allocate(charges, left);
        for (const { net, spent, returned } of settled) {
          if (spent) {
            const { rest, ...paid } = spent;
            expect(sumCents(Object.values(paid)) + rest).toBe(net);
            owed += rest;
          }
          if (returned) {
            const { debt, ...back } = returned;
            expect(debt + sumCents(Object.values(back))).toBe(-net);
            owed -= debt;
          }
        }
        expect(owed).toBeGreaterThanOrEqual(0);
        for (const kind of ['promoCredit', 'credit', 'yayBonus', 'yayBucks'] as const) {
          const change = settled.map(
            ({ spent, returned }) =>
              (returned && kind !== 'yayBucks' ? returned[kind] : 0) - (spent?.[kind] ?? 0),
          );
          expect(has[kind] + sumCents(change)).toBeGreaterThanOrEqual(0);
        }
        const sums = settlementSums(settled);
        const positive = settled.map(({ net }) => Math.max(net, 0));
        expect(sums.credit + sums.yayBucks + sums.card).toBe(sumCents(positive));
        expect(sumCents(settled.map(netOf))).toBe(sums.meals + sums.lateFee - sums.discount);
      }),
    );
  });
});
