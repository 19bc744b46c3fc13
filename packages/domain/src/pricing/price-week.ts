import type { Cents } from '../money/index.ts';
import { mealsSubtotal, type Price, priceDay } from './price.ts';

export type WeekPrice = Price & {
  /** The price of the food before any discount. */
  meals: Cents;
  discount_total: Cents;
  /** The price for the family: meals less the discount, and the late fees in full. */
  grand_total: Cents;
};

export function priceWeek(days: readonly Price[], discount: Cents = 0): WeekPrice {
  const price = priceDay(days);
  const meals = mealsSubtotal(price);
  const discountTotal = Math.max(0, Math.min(discount, meals));
  return {
    ...price,
    meals,
    discount_total: discountTotal,
    grand_total: price.total - discountTotal,
  };
}
