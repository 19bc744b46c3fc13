import { type Cents, splitCents, sumCents } from '../money/index.ts';
import {
  type Discount,
  discountableSubtotal,
  discountCents,
  isTargeted,
  type LuncherPlace,
} from '../pricing/index.ts';

/** An order of a week, as its discount is shared. */
export interface SharedMeals {
  /** Without the late fee. */
  readonly meals: Cents;
  /** The code of the week is for it. */
  readonly isTargeted: boolean;
  /** What it was charged with; null while it is not charged. */
  readonly share: Cents | null;
}

/** A share is fixed with the first charge, and is never more than the meal costs. */
const fixedShare = (order: Pick<SharedMeals, 'meals' | 'share'>): Cents =>
  Math.min(order.share ?? 0, order.meals);

/**
 * Each order's share of the discount of its week, in the order given. Charged ones keep theirs; what
 * is left is shared by the meals that the code is for. All shares together are the discount, unless
 * the meals are less.
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
 * The discount of a week of which something is charged: the shares of what is charged, as they are,
 * and for what came later the part of the code that they leave, `most` at the most.
 */
export function weekDiscount(
  rule: Pick<Discount, 'kind' | 'value' | 'targets'>,
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
