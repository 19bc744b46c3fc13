import { type Cents, sumCents } from '../money/index.ts';
import { type Discount, discountableSubtotal, discountCents } from '../pricing/index.ts';
import { type WeekMeals, weekDiscount } from '../settlement/index.ts';

/** A week with a code whose orders changed without a save. */
export interface ChangedWeek {
  /** The discount that the week had before. */
  readonly discountCents: Cents;
  readonly isSettled: boolean;
  /** The shares of the discount that the cancelled orders had. */
  readonly cancelledShares: Cents;
  /** One for each order that stands, without its late fee. */
  readonly meals: readonly WeekMeals[];
}

/**
 * The discount, in cents, that a week's code gives to the orders that stand after a cancellation or a
 * substitution; null when the week loses its code. The terms are those that the week was saved with:
 * its days and uses were right then and are not checked again. Charged orders keep their shares.
 *
 * @param minimum waived where the product lowers the price itself: nobody chose to order for less.
 */
export function discountAfter(
  rule: Discount,
  week: ChangedWeek,
  minimum: 'must be reached' | 'waived',
): Cents | null {
  const { meals, isSettled } = week;
  if (sumCents(meals.map((meal) => meal.meals)) === 0) return null;
  const subtotal = discountableSubtotal(rule, meals);
  const isBelow = minimum === 'must be reached' && subtotal < (rule.minimumSubtotal ?? 0);
  if (isSettled) {
    const fixed = sumCents(meals.map((meal) => Math.min(meal.share ?? 0, meal.meals)));
    const left = Math.max(week.discountCents - week.cancelledShares - fixed, 0);
    return weekDiscount(rule, meals, isBelow ? 0 : left);
  }
  return isBelow ? null : Math.min(week.discountCents, discountCents(rule, subtotal));
}
