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
  logout: { load: () => import('../portals/parent/logout.page.tsx'), words: ['frame'] },
  adminSchools: {
    load: () => import('../portals/admin/schools.page.tsx'),
    words: ['admin', 'access'],
  },
  schoolAccess: {
    load: () => import('../portals/admin/school-access.page.tsx'),
    words: ['admin', 'access', 'users'],
  },
  adminVendors: {
    load: () => import('../portals/admin/vendors.page.tsx'),
    words: ['admin', 'access'],
  },
  vendorAccess: {
    load: () => import('../portals/admin/vendor-access.page.tsx'),
    words: ['admin', 'access', 'users'],
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
