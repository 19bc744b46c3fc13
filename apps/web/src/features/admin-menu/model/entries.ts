import type { Me } from '@yay/contract/identity/calls';
import type { DashboardDestination } from '@yay/contract/operations/values';
import { PAGES, type PageName } from '@yay/contract/pages';
import { can, type Permission, type Role } from '@yay/domain/access';
import { may } from '../../../lib/session.ts';
import type { AdminWord } from '../components/entry-icons.tsx';

export const GROUPS = ['management', 'site', 'dashboard', 'tools'] as const;
export type Group = (typeof GROUPS)[number];

type Declared = {
  /** Its name in `words`, and its picture. */
  readonly word: AdminWord;
  readonly group: Group;
  /** The page that it leads to, by its name in the contract's list. Before it is there, nothing shows. */
  readonly page: string;
  /** One of these permissions, or one of these roles. */
  readonly for: readonly Permission[] | { readonly roles: readonly Role[] };
  /** Pressed after G. */
  readonly key?: string;
  /** Leads out of the admin portal. */
  readonly outside?: true;
  /** Its dashboard outside, where there is one. */
  readonly bridge?: DashboardDestination;
};

const MERCHANDISING = { roles: ['admin', 'merchandising_sr', 'merchandising_jr'] } as const;
const DASHBOARDS = {
  roles: [
    'admin',
    'superadmin',
    'brand_ambassador',
    'cafe',
    'customer_experience_sr',
    'customer_support',
    'developer',
    'growth_jr',
    'growth_sr',
    'marketing',
    'merchandising_jr',
    'merchandising_sr',
    'ops_lead_jr',
    'ops_lead',
  ],
} as const;
const ROUTES = ['internal_dashboard:routes'] as const;

const entry = (
  group: Group,
  word: AdminWord,
  page: string,
  who: Declared['for'],
  more: Pick<Declared, 'key' | 'outside' | 'bridge'> = {},
): Declared => ({ group, word, page, for: who, ...more });

/** Every entry of the admin header. A screen that is built switches its own on. */
export const DECLARED: readonly Declared[] = [
  entry('management', 'discounts', 'adminDiscounts', ['internal_dashboard:discounts'], {
    key: 'd',
  }),
  entry('management', 'items', 'adminItems', ['internal_dashboard:items'], { key: 'i' }),
  entry('management', 'meals', 'adminMeals', ['internal_dashboard:meals'], { key: 'l' }),
  entry('management', 'menus', 'adminMenus', ['internal_dashboard:menus'], { key: 'm' }),
  entry('management', 'routes', 'adminRoutes', ROUTES, { key: 'r' }),
  entry('management', 'schools', 'adminSchools', ['internal_dashboard:schools'], { key: 's' }),
  entry('management', 'users', 'adminUsers', ['internal_dashboard:users'], { key: 'u' }),
  entry('management', 'vendors', 'adminVendors', ['internal_dashboard:vendors'], { key: 'v' }),

  entry('site', 'logs', 'adminLogs', ['internal_dashboard:logs']),
  entry('site', 'markets', 'adminMarkets', ['internal_dashboard:markets']),
  entry('site', 'modals', 'adminModals', ['internal_dashboard:pages']),
  entry('site', 'pages', 'adminPages', ['internal_dashboard:pages']),
  entry('site', 'redirects', 'adminRedirects', ['internal_dashboard:redirects']),
  entry('site', 'settings', 'adminSettings', ['internal_dashboard:settings']),
  entry('site', 'terms', 'adminTerms', ['internal_dashboard:terms']),

  entry('dashboard', 'revenue', 'adminRevenue', ['internal_dashboard:markets']),
  entry('dashboard', 'reconciliation', 'adminReconciliation', ['user:billing']),
  entry('dashboard', 'blackouts', 'adminBlackouts', ROUTES),
  entry('dashboard', 'deliveries', 'adminDeliveries', ROUTES, { key: 'y' }),
  entry('dashboard', 'deliveryForecast', 'adminDeliveryForecast', ROUTES, { key: 'f' }),
  entry('dashboard', 'extraTypes', 'adminExtraTypes', ROUTES),
  entry('dashboard', 'inventoryAssignments', 'adminInventoryAssignments', ROUTES),
  entry('dashboard', 'inventoryCounts', 'adminInventoryCounts', ROUTES),
  entry('dashboard', 'vendorUserLogins', 'adminVendorUserLogins', MERCHANDISING),
  entry('dashboard', 'kiosks', 'adminKiosks', { roles: ['admin'] }, { outside: true }),
  entry('dashboard', 'menuSchedules', 'adminMenuSchedules', DASHBOARDS, {
    outside: true,
    bridge: 'menu_schedules',
  }),
  entry('dashboard', 'supplySchedules', 'adminSupplySchedules', DASHBOARDS, {
    outside: true,
    bridge: 'supply_schedules',
  }),

  entry('tools', 'creditUpload', 'adminCreditUpload', ['credit:upload']),
  entry('tools', 'approvals', 'adminApprovals', ['user:credit']),
  entry('tools', 'dunning', 'adminDunning', ['user:billing']),
  entry('tools', 'massPriceUpdates', 'adminMassPriceUpdates', ['credit:upload'], {
    outside: true,
    bridge: 'mass_price_updates',
  }),
  entry('tools', 'creditCodeSets', 'adminCreditCodeSets', ['user:credit']),
  entry('tools', 'groupOrderUpload', 'adminGroupOrderUpload', MERCHANDISING),
  entry('tools', 'itemFlags', 'adminItemFlags', MERCHANDISING),
  entry('tools', 'tagOMatic', 'adminTagOMatic', MERCHANDISING),
  entry('tools', 'reviews', 'adminReviews', ['internal_dashboard:items']),
  entry('tools', 'exports', 'adminExports', ['internal_user'], { key: 'e' }),
];

export type Entry = Declared & { readonly path: string };

/** What this person may enter of what is there. */
export function entriesFor(me: Me | null): readonly Entry[] {
  return DECLARED.flatMap((declared) => {
    const page = pageOf(declared.page);
    return page && mayEnter(me, declared) && mayOpen(me, page)
      ? [{ ...declared, path: page.path }]
      : [];
  });
}

/** A group shows when one of its entries does. */
export function groupsOf(
  entries: readonly Entry[],
): readonly (readonly [Group, readonly Entry[]])[] {
  return GROUPS.map(
    (group) => [group, entries.filter((one) => one.group === group)] as const,
  ).filter(([, found]) => found.length > 0);
}

export function isHere(entry: Entry, path: string): boolean {
  return path === entry.path || path.startsWith(`${entry.path}/`);
}

function pageOf(name: string) {
  return Object.hasOwn(PAGES, name) ? PAGES[name as PageName] : null;
}

function mayEnter(me: Me | null, { for: who }: Declared): boolean {
  if (!('roles' in who)) return may(me, ...who);
  return who.roles.some((role) => me?.roles.includes(role));
}

/** No entry leads to a page that would refuse. */
function mayOpen(me: Me | null, { permission }: (typeof PAGES)[PageName]): boolean {
  return typeof permission === 'string' || can(new Set(me?.permissions), permission);
}
