import { type Cents, splitCents, sumCents } from '../money/index.ts';
import {
  type Discount,
  discountableSubtotal,
  discountCents,
  isTargeted,
  type LuncherPlace,
} from '../pricing/index.ts';

/** An order of a week that shares in the discount. */
export interface SharedMeals {
  /** The price without the late fee. */
  readonly meals: Cents;
  /** True when the week's code targets its luncher. */
  readonly isTargeted: boolean;
  /** The share that it was charged with; null while it is not charged. */
  readonly share: Cents | null;
}

/** Returns the share fixed by the first charge, which is never more than the meal costs. */
const fixedShare = (order: Pick<SharedMeals, 'meals' | 'share'>): Cents =>
  Math.min(order.share ?? 0, order.meals);

/**
 * Returns each order's share of the week's discount, in cents and in the given order. Charged
 * orders keep theirs; the rest is split over the meals that the code targets. The shares sum to the
 * discount, unless the meals cost less.
 */
export function discountShares(orders: readonly SharedMeals[], discount: Cents): Cents[] {
  const fixed = orders.map((order) => (order.share === null ? null : fixedShare(order)));
  const left = Math.max(discount - sumCents(fixed.map((share) => share ?? 0)), 0);
  const isOpen = (index: number) => fixed[index] === null;
  const targeted = orders.map((order, index) =>
    isOpen(index) && order.isTargeted ? order.meals : 0,
  );
  // The discount was promised when the week was saved. Should its targets have changed since, so
  // that they no longer hold it, it goes to all meals.
  const weights =
    sumCents(targeted) >= left
      ? targeted
      : orders.map((order, index) => (isOpen(index) ? order.meals : 0));
  const toShare = Math.min(left, sumCents(weights));
  const parts = toShare === 0 ? weights.map(() => 0) : splitCents(toShare, weights);
  return parts.map((part, index) => fixed[index] ?? part);
}

export interface WeekMeals extends Omit<SharedMeals, 'isTargeted'> {
  readonly luncher: LuncherPlace;
}

/**
 * Returns the discount, in cents, of a week with charged orders: their shares stay, and later
 * orders get the part of the code that these leave, `most` at most.
 */
export function weekDiscount(
  rule: Pick<Discount, 'kind' | 'value' | 'most' | 'targets'>,
  orders: readonly WeekMeals[],
  most: Cents,
): Cents {
  const fixed = sumCents(orders.map(fixedShare));
  const later = orders.filter((order) => order.share === null);
  const room = sumCents(
    later.map(({ luncher, meals }) => (isTargeted(rule.targets, luncher) ? meals : 0)),
  );
  const whole = discountCents(rule, discountableSubtotal(rule, orders));
  return fixed + Math.max(Math.min(whole - fixed, room, most), 0);
}
