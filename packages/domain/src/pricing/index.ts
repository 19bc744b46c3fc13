export {
  type Discount,
  type DiscountValue,
  isTargeted,
  type LuncherPlace,
  type Targets,
} from './discount.ts';
export { discountableSubtotal, discountCents } from './discount-cents.ts';
export {
  DISCOUNT_PROBLEMS,
  type DiscountContext,
  type DiscountProblem,
  discountProblem,
} from './discount-problem.ts';
export { keptPrices, type PricedLine, type PricedMeal } from './kept-prices.ts';
export { type PaidFrom, paidFrom } from './paid-from.ts';
export { mealsSubtotal, type Price, priceDay, priceLine } from './price.ts';
export { priceWeek, type WeekPrice } from './price-week.ts';
export { type GrabAndGoSum, summarizeWeek } from './summarize-week.ts';
export {
  type DiscountUses,
  type LuncherMeals,
  OWN_USE,
  type SavedDiscount,
  type WeighedDiscount,
  weighDiscount,
} from './weigh-discount.ts';
