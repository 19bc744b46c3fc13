import type { Db } from '../../platform/db/index.ts';
import { defineModule } from '../../platform/define-module.ts';
import type { CheckParts } from './check-discount.ts';
import { discountsRoutes } from './discounts.routes.ts';
import { discountsAdminRoutes } from './discounts-admin.routes.ts';

export { decideDiscount } from './agree.ts';
export { checkTargets } from './check-targets.ts';
export { countUses, isLimited, lockDiscount } from './discounts.repo.ts';
export { NAMED_CODES } from './limits.ts';
export {
  AS_SAVED,
  type DiscountRow,
  type DiscountTerms,
  normalCode,
  savedDiscount,
  termsOf,
} from './saved-discount.ts';

export const manifest = defineModule({
  routes(app, parts: CheckParts & { readonly db: Db }) {
    discountsRoutes(app, parts);
    discountsAdminRoutes(app, parts);
  },
});
