import type { PageName } from '@yay/contract/pages';
import type { FamilyPageName, PageModule } from './family-pages.ts';

/**
 * The component of every page of the contract besides a family's own (family-pages.ts): a page without
 * one does not compile.
 */
export const pageModules: Record<Exclude<PageName, FamilyPageName>, PageModule> = {
  register: {
    load: () => import('../portals/parent/register.page.tsx'),
    words: ['account', 'referrals'],
  },
  signUp: {
    load: () => import('../portals/parent/register.page.tsx'),
    words: ['account', 'referrals'],
  },
  forgotPassword: {
    load: () => import('../portals/parent/forgot-password.page.tsx'),
    words: ['account', 'profile'],
  },
  resetPassword: {
    load: () => import('../portals/parent/reset-password.page.tsx'),
    words: ['account', 'profile'],
  },
  account: {
    load: () => import('../portals/parent/account.page.tsx'),
    words: ['account', 'profile', 'factor', 'referrals'],
  },
  billing: {
    load: () => import('../portals/parent/billing.page.tsx'),
    words: ['account', 'profile', 'billing', 'cards'],
  },
  payAhead: {
    load: () => import('../portals/parent/pay-ahead.page.tsx'),
    words: ['account', 'profile', 'billing', 'cards'],
  },
  substitutions: {
    load: () => import('../portals/parent/substitutions.page.tsx'),
    words: ['account', 'profile', 'substitutions'],
  },
  monthlyPreorders: {
    load: () => import('../portals/parent/monthly-preorders.page.tsx'),
    words: ['monthly', 'refusals'],
  },
  orders: {
    load: () => import('../portals/parent/orders.page.tsx'),
    words: ['account', 'profile'],
  },
  vendors: { load: () => import('../portals/vendors/vendors.page.tsx'), words: ['vendor'] },
  vendorHome: { load: () => import('../portals/vendors/vendor-home.page.tsx'), words: ['vendor'] },
  adminHome: {
    load: () => import('../portals/admin/home.page.tsx'),
    words: ['admin'],
  },
  adminUsers: {
    load: () => import('../portals/admin/users.page.tsx'),
    words: ['admin', 'users'],
  },
  userNew: {
    load: () => import('../portals/admin/user-new.page.tsx'),
    words: ['users', 'widgets'],
  },
  user: {
    load: () => import('../portals/admin/user.page.tsx'),
    words: [],
  },
  userSettings: {
    load: () => import('../portals/admin/user-settings.page.tsx'),
    words: ['users', 'widgets', 'activity'],
  },
  userLunchers: {
    load: () => import('../portals/admin/user-lunchers.page.tsx'),
    words: ['users'],
  },
  userBilling: {
    load: () => import('../portals/admin/user-billing.page.tsx'),
    words: ['users', 'billing', 'credit'],
  },
  userSelections: {
    load: () => import('../portals/admin/user-selections.page.tsx'),
    words: ['users'],
  },
  userLogs: {
    load: () => import('../portals/admin/user-logs.page.tsx'),
    words: ['users', 'activity'],
  },
  adminBlackouts: {
    load: () => import('../portals/admin/blackouts.page.tsx'),
    words: ['admin', 'blackouts', 'runs'],
  },
  blackoutNew: {
    load: () => import('../portals/admin/blackout-new.page.tsx'),
    words: ['admin', 'blackouts', 'runs', 'targets'],
  },
  schoolSchedule: {
    load: () => import('../portals/admin/school-schedule.page.tsx'),
    words: ['admin', 'blackouts', 'runs', 'places'],
  },
  schoolBlackoutNew: {
    load: () => import('../portals/admin/school-blackout-new.page.tsx'),
    words: ['admin', 'blackouts', 'runs', 'targets', 'places'],
  },
  adminDiscounts: {
    load: () => import('../portals/admin/discounts.page.tsx'),
    words: ['admin', 'discounts'],
  },
  discountNew: {
    load: () => import('../portals/admin/discount-new.page.tsx'),
    words: ['discounts', 'targets'],
  },
  discount: {
    load: () => import('../portals/admin/discount.page.tsx'),
    words: ['discounts', 'targets'],
  },
  adminMeals: {
    load: () => import('../portals/admin/meals.page.tsx'),
    words: ['admin', 'meals', 'widgets'],
  },
  mealCounts: {
    load: () => import('../portals/admin/meal-counts.page.tsx'),
    words: ['admin', 'meals'],
  },
  mealsDelete: {
    load: () => import('../portals/admin/meals-delete.page.tsx'),
    words: ['admin', 'meals', 'runs', 'targets', 'widgets'],
  },
  adminMenus: {
    load: () => import('../portals/admin/menus.page.tsx'),
    words: ['admin', 'menus'],
  },
  menuReplace: {
    load: () => import('../portals/admin/menu-replace.page.tsx'),
    words: ['admin', 'replacing', 'widgets'],
  },
  menuNew: {
    load: () => import('../portals/admin/menu-new.page.tsx'),
    words: ['admin', 'menus'],
  },
  adminMenu: {
    load: () => import('../portals/admin/menu.page.tsx'),
    words: ['admin', 'menus', 'schedules', 'widgets', 'targets'],
  },
  adminMenuSchedules: {
    load: () => import('../portals/admin/menu-schedules.page.tsx'),
    words: ['admin', 'schedules', 'widgets', 'targets'],
  },
  adminSupplySchedules: {
    load: () => import('../portals/admin/supply-schedules.page.tsx'),
    words: ['admin', 'supplies', 'widgets'],
  },
  adminCreditUpload: {
    load: () => import('../portals/admin/credit-upload.page.tsx'),
    words: ['credit'],
  },
  adminApprovals: {
    load: () => import('../portals/admin/approvals.page.tsx'),
    words: ['credit'],
  },
  adminDunning: {
    load: () => import('../portals/admin/dunning.page.tsx'),
    words: ['credit'],
  },
  adminLogs: {
    load: () => import('../portals/admin/logs.page.tsx'),
    words: ['admin', 'activity'],
  },
  adminExports: {
    load: () => import('../portals/admin/exports.page.tsx'),
    words: ['admin'],
  },
  schools: { load: () => import('../portals/schools/schools.page.tsx'), words: ['school'] },
  schoolHome: { load: () => import('../portals/schools/school-home.page.tsx'), words: ['school'] },
  giftCards: {
    load: () => import('../portals/parent/gift-cards.page.tsx'),
    words: ['gifts', 'cards'],
  },
  teacherLunch: {
    load: () => import('../portals/parent/teacher-lunch.page.tsx'),
    words: ['gifts', 'cards'],
  },
  redeemGift: {
    load: () => import('../portals/parent/gift-redeem.page.tsx'),
    words: ['gifts'],
  },
  adminCreditCodeSets: {
    load: () => import('../portals/admin/credit-code-sets.page.tsx'),
    words: ['gifts', 'admin'],
  },
  adminItems: {
    load: () => import('../portals/admin/items.page.tsx'),
    words: ['admin', 'itemGrid', 'items'],
  },
  itemNew: {
    load: () => import('../portals/admin/item-new.page.tsx'),
    words: ['items', 'media'],
  },
  adminItem: {
    load: () => import('../portals/admin/item.page.tsx'),
    words: ['items', 'media', 'activity', 'runs'],
  },
  adminExtraTypes: {
    load: () => import('../portals/admin/extra-types.page.tsx'),
    words: ['items'],
  },
  vendorMenuItems: {
    load: () => import('../portals/admin/vendor-menu-items.page.tsx'),
    words: ['admin', 'itemGrid', 'items', 'places'],
  },
  vendorMenuItemNew: {
    load: () => import('../portals/admin/vendor-menu-item-new.page.tsx'),
    words: ['items', 'media'],
  },
  vendorExtraTypes: {
    load: () => import('../portals/admin/vendor-extra-types.page.tsx'),
    words: ['items', 'places'],
  },
  adminTagOMatic: {
    load: () => import('../portals/admin/tag-o-matic.page.tsx'),
    words: ['admin', 'tagging'],
  },
  adminItemFlags: {
    load: () => import('../portals/admin/item-flags.page.tsx'),
    words: ['admin', 'itemFlags'],
  },
  adminMassPriceUpdates: {
    load: () => import('../portals/admin/mass-price-updates.page.tsx'),
    words: ['admin', 'priceUpdates'],
  },
  logout: { load: () => import('../portals/parent/logout.page.tsx'), words: ['frame'] },
  adminSchools: {
    load: () => import('../portals/admin/schools.page.tsx'),
    words: ['admin', 'access'],
  },
  schoolNew: {
    load: () => import('../portals/admin/school-new.page.tsx'),
    words: ['places'],
  },
  adminSchool: {
    load: () => import('../portals/admin/school.page.tsx'),
    words: ['places'],
  },
  schoolSettings: {
    load: () => import('../portals/admin/school-settings.page.tsx'),
    words: ['places'],
  },
  schoolAccess: {
    load: () => import('../portals/admin/school-access.page.tsx'),
    words: ['admin', 'access', 'users', 'places'],
  },
  adminVendors: {
    load: () => import('../portals/admin/vendors.page.tsx'),
    words: ['admin', 'access'],
  },
  vendorNew: {
    load: () => import('../portals/admin/vendor-new.page.tsx'),
    words: ['places'],
  },
  adminVendor: {
    load: () => import('../portals/admin/vendor.page.tsx'),
    words: ['places'],
  },
  vendorSettings: {
    load: () => import('../portals/admin/vendor-settings.page.tsx'),
    words: ['places'],
  },
  adminMarkets: {
    load: () => import('../portals/admin/markets.page.tsx'),
    words: ['admin', 'places'],
  },
  marketNew: {
    load: () => import('../portals/admin/market-new.page.tsx'),
    words: ['places'],
  },
  market: {
    load: () => import('../portals/admin/market.page.tsx'),
    words: ['places'],
  },
  vendorAccess: {
    load: () => import('../portals/admin/vendor-access.page.tsx'),
    words: ['admin', 'access', 'users', 'places'],
  },
  adminReconciliation: {
    load: () => import('../portals/admin/reconciliation.page.tsx'),
    words: ['admin', 'reconciliation'],
  },
  reconciliationRun: {
    load: () => import('../portals/admin/reconciliation-run.page.tsx'),
    words: ['admin', 'reconciliation'],
  },
  adminRevenue: {
    load: () => import('../portals/admin/revenue.page.tsx'),
    words: ['admin', 'reports'],
  },
  adminReviews: {
    load: () => import('../portals/admin/reviews.page.tsx'),
    words: ['admin', 'reviews'],
  },
  opsRequests: {
    load: () => import('../portals/admin/ops-requests.page.tsx'),
    words: ['ops', 'admin'],
  },
  opsExceptions: {
    load: () => import('../portals/admin/ops-exceptions.page.tsx'),
    words: ['ops', 'admin'],
  },
  opsJobs: {
    load: () => import('../portals/admin/ops-jobs.page.tsx'),
    words: ['ops', 'admin'],
  },
  opsMail: {
    load: () => import('../portals/admin/ops-mail.page.tsx'),
    words: ['ops', 'admin'],
  },
  opsSchedules: {
    load: () => import('../portals/admin/ops-schedules.page.tsx'),
    words: ['ops', 'admin'],
  },
  welcomeBack: {
    load: () => import('../portals/parent/welcome-back.page.tsx'),
    words: ['account'],
  },
  secondFactor: {
    load: () => import('../portals/parent/second-factor.page.tsx'),
    words: ['factor'],
  },
  workshop: { load: () => import('../portals/dev/workshop.page.tsx'), words: [] },
};
