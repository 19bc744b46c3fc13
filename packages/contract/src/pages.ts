import type { Permission } from '@yay/domain/access';

/**
 * Every address of the web application. The server answers them (title, permission, first data),
 * the router mounts them, and the pictures and the accessibility checks walk them, all from this one list.
 */
export type Page = {
  readonly path: string;
  readonly layout: 'main' | 'parent' | 'isolation' | 'minimal' | 'bare' | 'admin';
  readonly portal: 'parent' | 'vendors' | 'schools' | 'admin';
  /** Title key of `words`; null is the product name alone. */
  readonly title: 'forgot_password' | 'get_started' | 'login' | 'lunch_calendar' | null;
  readonly permission:
    | 'anyone'
    | 'guest'
    | 'signed_in'
    | { readonly any: readonly Permission[] }
    | { readonly all: readonly Permission[] };
  /** Outside production only. */
  readonly workshop?: true;
};

export const PAGES = {
  home: { path: '/', layout: 'main', portal: 'parent', title: null, permission: 'anyone' },
  login: {
    path: '/login',
    layout: 'minimal',
    portal: 'parent',
    title: 'login',
    permission: 'guest',
  },
  register: {
    path: '/register',
    layout: 'minimal',
    portal: 'parent',
    title: 'get_started',
    permission: 'guest',
  },
  signUp: {
    path: '/sign-up',
    layout: 'minimal',
    portal: 'parent',
    title: 'get_started',
    permission: 'guest',
  },
  forgotPassword: {
    path: '/forgot-password',
    layout: 'minimal',
    portal: 'parent',
    title: 'forgot_password',
    permission: 'guest',
  },
  resetPassword: {
    path: '/reset-password',
    layout: 'minimal',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  account: {
    path: '/parents/account',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:account'] },
  },
  billing: {
    path: '/parents/account/billing',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:account'] },
  },
  payAhead: {
    path: '/pay-ahead-and-save',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:lunch_calendar'] },
  },
  monthlyPreorders: {
    path: '/monthly-preorders',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:lunch_calendar'] },
  },
  orders: {
    path: '/parents/account/orders',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:lunch_calendar'] },
  },
  substitutions: {
    path: '/parents/account/substitutions',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:lunch_calendar'] },
  },
  lunchCalendar: {
    path: '/lunch-calendar',
    layout: 'parent',
    portal: 'parent',
    title: 'lunch_calendar',
    permission: { any: ['user:lunch_calendar'] },
  },
  lunchers: {
    path: '/parents/account/lunchers',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:lunch_calendar'] },
  },
  vendors: {
    path: '/vendors',
    layout: 'main',
    portal: 'vendors',
    title: null,
    permission: { any: ['vendor:portal'] },
  },
  vendorHome: {
    path: '/vendors/$vendor',
    layout: 'main',
    portal: 'vendors',
    title: null,
    permission: { any: ['vendor:portal'] },
  },
  adminHome: {
    path: '/admin',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboards'] },
  },
  adminUsers: {
    path: '/admin/users',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:users'] },
  },
  userNew: {
    path: '/admin/users/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:users'] },
  },
  user: {
    path: '/admin/users/$user',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:users'] },
  },
  userSettings: {
    path: '/admin/users/$user/settings',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:users'] },
  },
  userLunchers: {
    path: '/admin/users/$user/lunchers',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:users'] },
  },
  userBilling: {
    path: '/admin/users/$user/billing',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { all: ['internal_dashboard:users', 'user:billing'] },
  },
  userSelections: {
    path: '/admin/users/$user/selections',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:users'] },
  },
  userLogs: {
    path: '/admin/users/$user/logs',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:users'] },
  },
  adminBlackouts: {
    path: '/admin/blackouts',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  },
  blackoutNew: {
    path: '/admin/blackouts/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  },
  schoolSchedule: {
    path: '/admin/schools/$school/schedule',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolBlackoutNew: {
    path: '/admin/schools/$school/schedule/blackouts/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  adminDiscounts: {
    path: '/admin/discounts',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:discounts'] },
  },
  discountNew: {
    path: '/admin/discounts/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:discounts'] },
  },
  discount: {
    path: '/admin/discounts/$discount',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:discounts'] },
  },
  adminMeals: {
    path: '/admin/meals',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:meals'] },
  },
  mealCounts: {
    path: '/admin/meals/counts',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:meals'] },
  },
  mealsDelete: {
    path: '/admin/meals/delete',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:meals'] },
  },
  adminMenus: {
    path: '/admin/menus',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:menus'] },
  },
  menuReplace: {
    path: '/admin/menus/$menu/replace',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:menus'] },
  },
  menuNew: {
    path: '/admin/menus/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:menus'] },
  },
  adminMenu: {
    path: '/admin/menus/$menu',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:menus'] },
  },
  adminMenuSchedules: {
    path: '/admin/menu-schedules',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schedules'] },
  },
  adminSupplySchedules: {
    path: '/admin/supply-schedules',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schedules'] },
  },
  adminCreditUpload: {
    path: '/admin/credit-upload',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['credit:upload'] },
  },
  adminApprovals: {
    path: '/admin/approvals',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:credit'] },
  },
  adminDunning: {
    path: '/admin/dunning',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:billing'] },
  },
  adminLogs: {
    path: '/admin/logs',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:logs'] },
  },
  adminExports: {
    path: '/admin/exports',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_user'] },
  },
  schools: {
    path: '/schools',
    layout: 'main',
    portal: 'schools',
    title: null,
    permission: { any: ['school:portal'] },
  },
  schoolHome: {
    path: '/schools/$school',
    layout: 'main',
    portal: 'schools',
    title: null,
    permission: { any: ['school:portal'] },
  },
  giftCards: {
    path: '/gift/cards',
    layout: 'main',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  teacherLunch: {
    path: '/gift/teacher-lunch',
    layout: 'main',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  redeemGift: {
    path: '/gift/redeem',
    layout: 'main',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  adminCreditCodeSets: {
    path: '/admin/credit-code-sets',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:credit'] },
  },
  adminItems: {
    path: '/admin/items',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  itemNew: {
    path: '/admin/items/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  adminItem: {
    path: '/admin/items/$item',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  adminExtraTypes: {
    path: '/admin/extra-types',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  vendorMenuItems: {
    path: '/admin/vendors/$vendor/menu-items',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  vendorMenuItemNew: {
    path: '/admin/vendors/$vendor/menu-items/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  vendorExtraTypes: {
    path: '/admin/vendors/$vendor/extra-types',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  adminTagOMatic: {
    path: '/admin/tag-o-matic',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:merchandising'] },
  },
  adminItemFlags: {
    path: '/admin/dashboard/item-flags',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:merchandising'] },
  },
  adminMassPriceUpdates: {
    path: '/admin/mass-price-updates',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['credit:upload'] },
  },
  logout: {
    path: '/logout',
    layout: 'isolation',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  adminSchools: {
    path: '/admin/schools',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolNew: {
    path: '/admin/schools/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  adminSchool: {
    path: '/admin/schools/$school',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolSettings: {
    path: '/admin/schools/$school/settings',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolAccess: {
    path: '/admin/schools/$school/access',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  adminVendors: {
    path: '/admin/vendors',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:vendors'] },
  },
  vendorNew: {
    path: '/admin/vendors/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:vendors'] },
  },
  adminVendor: {
    path: '/admin/vendors/$vendor',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:vendors'] },
  },
  vendorSettings: {
    path: '/admin/vendors/$vendor/settings',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:vendors'] },
  },
  adminMarkets: {
    path: '/admin/markets',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
  marketNew: {
    path: '/admin/markets/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
  market: {
    path: '/admin/markets/$market',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
  vendorAccess: {
    path: '/admin/vendors/$vendor/access',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:vendors'] },
  },
  adminReconciliation: {
    path: '/admin/reconciliation',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:billing'] },
  },
  reconciliationRun: {
    path: '/admin/reconciliation/$run',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:billing'] },
  },
  adminRevenue: {
    path: '/admin/reports/revenue',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
  adminReviews: {
    path: '/admin/dashboard/reviews',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
  opsRequests: {
    path: '/admin/ops/requests',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['telescope'] },
  },
  opsExceptions: {
    path: '/admin/ops/exceptions',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['telescope'] },
  },
  opsJobs: {
    path: '/admin/ops/jobs',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['vapor_ui'] },
  },
  opsMail: {
    path: '/admin/ops/mail',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['vapor_ui'] },
  },
  opsSchedules: {
    path: '/admin/ops/schedules',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['vapor_ui'] },
  },
  welcomeBack: {
    path: '/welcome-back',
    layout: 'isolation',
    portal: 'parent',
    title: null,
    permission: 'signed_in',
  },
  secondFactor: {
    path: '/second-factor',
    layout: 'isolation',
    portal: 'parent',
    title: null,
    permission: 'signed_in',
  },
  workshop: {
    path: '/dev/ui',
    layout: 'bare',
    portal: 'parent',
    title: null,
    permission: 'anyone',
    workshop: true,
  },
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof PAGES;

/** By the first part of the path; whatever is no other portal is the parents'. */
export function portalOf(path: string): Page['portal'] {
  const first = path.split('/')[1];
  return first === 'admin' || first === 'vendors' || first === 'schools' ? first : 'parent';
}

/** The admin area is any path that contains /admin. */
export function isAdminArea(path: string): boolean {
  return path.includes('/admin');
}

/**
 * A page's title: 'YL • Users > Settings' in the admin area, 'Login • Yay Lunch!' where the page has
 * words of its own, and else the site's alone: the product's name with its exclamation mark.
 */
export function titleOf(
  page: { readonly path: string; readonly words: string | null } | null,
  product: { readonly name: string; readonly short: string },
): string {
  const site = `${product.name}!`;
  if (page === null) return site;
  if (isAdminArea(page.path)) return adminTitleOf(page.path, product.short);
  return page.words ? `${page.words} • ${site}` : site;
}

/** By the names in the route; the portal itself and what stands for a record are not said. */
function adminTitleOf(route: string, short: string): string {
  const said = route
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('$') && !UNSAID.includes(part))
    .map((part) => part.split('-').map(capitalised).join(' '));
  return said.length > 0 ? `${short} • ${said.join(' > ')}` : short;
}

const UNSAID = ['admin', 'index', 'slug'];
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
