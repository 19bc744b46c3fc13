import { expect, test } from 'vitest';
import type { Discount } from '../pricing/index.ts';
import { type ChangedWeek, discountAfter } from './discount-after.ts';

const rule: Discount = {
  kind: 'percent',
  value: 10,
  most: null,
  archived: false,
  waits: false,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerFamily: null,
  minimumSubtotal: 1_000,
  firstOrderOnly: false,
  isOwn: false,
  targets: { markets: [], destinations: [], grades: [] },
};
const luncher = { marketId: 100, destinationId: 1, gradeId: 1 };
const meal = (meals: number, share: number | null = null) => ({ luncher, meals, share });
const week = (more: Partial<ChangedWeek> = {}): ChangedWeek => ({
  discountCents: 200,
  isSettled: false,
  cancelledShares: 0,
  meals: [meal(700), meal(600)],
  ...more,
});

test.each<[string, ChangedWeek, number | null]>([
  ['a week whose orders are all cancelled loses its code', week({ meals: [] }), null],
  ['the orders that stand have their part of the code', week(), 130],
  ['the discount never grows', week({ discountCents: 90 }), 90],
  ['a week below the minimum loses its code', week({ meals: [meal(700)] }), null],
  [
    'a settled week keeps the shares of its charged orders',
    week({
      isSettled: true,
      discountCents: 200,
      cancelledShares: 70,
      meals: [meal(700, 70), meal(600, 60)],
    }),
    130,
  ],
  [
    'a settled week below the minimum keeps those shares alone',
    week({ isSettled: true, meals: [meal(400, 40), meal(500)] }),
    40,
  ],
])('%s', (_name, changed, cents) => {
  expect(discountAfter(rule, changed, 'must be reached')).toBe(cents);
});

test('a waived minimum leaves the code to a week that costs less', () => {
  expect(discountAfter(rule, week({ meals: [meal(700)] }), 'waived')).toBe(70);
});
