export { checkTargets } from './check-targets.ts';
export { countUses, isLimited, lockDiscount } from './discounts.repo.ts';
export { discountsRoutes } from './discounts.routes.ts';
export { discountsAdminRoutes } from './discounts-admin.routes.ts';
export { NAMED_CODES } from './limits.ts';
export {
  AS_SAVED,
  type DiscountRow,
  type DiscountTerms,
  normalCode,
  savedDiscount,
  termsOf,
} from './saved-discount.ts';
