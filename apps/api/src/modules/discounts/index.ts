export { checkTargets } from './check-targets.ts';
export { countUses, holdDiscount, isLimited } from './discounts.repo.ts';
export { discountsRoutes } from './discounts.routes.ts';
export { discountsAdminRoutes } from './discounts-admin.routes.ts';
export { NAMED_CODES } from './limits.ts';
export {
  AS_SAVED,
  type DiscountRow,
  type DiscountTerms,
  normalCode,
  type SavedDiscount,
  savedDiscount,
  termsOf,
} from './saved-discount.ts';
export {
  type DiscountUses,
  type LuncherMeals,
  OWN_USE,
  type WeighedDiscount,
  weighDiscount,
} from './weigh-discount.ts';
