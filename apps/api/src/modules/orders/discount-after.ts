import { type Cents, sumCents } from '@yay/domain/money';
import { discountableSubtotal, discountCents } from '@yay/domain/pricing';
import { weekDiscount } from '@yay/domain/settlement';
import { savedDiscount } from '../discounts/index.ts';
import type { TouchedWeek } from './cancel-orders.repo.ts';

/**
 * What the week's code takes off the meals that are left, by the terms that the week was saved with.
 * It was right then, so its days and uses are not asked again; only a minimum that is no longer
 * reached takes it away, and not even that where it is `kept`: the meals cost less, and nobody wished it. Charged orders keep their
 * share whatever happens to the others; `gone` are the shares of those cancelled.
 */
export function discountAfter(
  week: TouchedWeek,
  gone: Cents,
  minimum: 'asked' | 'kept' = 'asked',
): { discountId: number | null; cents: Cents } | undefined {
  if (week.discount === null) return undefined;
  const { id, rule } = savedDiscount(week.discount);
  const meals = week.meals.map((meal) => ({
    luncher: {
      marketId: meal.market_id,
      destinationId: meal.destination_id,
      gradeId: meal.grade_id,
    },
    meals: meal.cents,
    share: meal.share_cents,
  }));
  const subtotal = discountableSubtotal(rule, meals);
  const left = sumCents(meals.map((meal) => meal.meals));
  if (left === 0) return { discountId: null, cents: 0 };
  const isBelow = minimum === 'asked' && subtotal < (rule.minimumSubtotal ?? 0);
  if (week.is_settled) {
    const fixed = sumCents(meals.map((meal) => Math.min(meal.share ?? 0, meal.meals)));
    const before = Math.max(week.discount_cents - gone - fixed, 0);
    return { discountId: id, cents: weekDiscount(rule, meals, isBelow ? 0 : before) };
  }
  if (isBelow) return { discountId: null, cents: 0 };
  return { discountId: id, cents: Math.min(week.discount_cents, discountCents(rule, subtotal)) };
}
