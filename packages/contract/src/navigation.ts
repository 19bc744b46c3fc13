import type { Permission, Role } from '@yay/domain/access';
import type { Me } from './identity/calls.ts';
import { type Portal, portalOf } from './page.ts';
import { PARENT_PAGES } from './parent-pages.gen.ts';

export type NavEntry = {
  readonly path: string;
  readonly word:
    | 'admin'
    | 'lunchCalendar'
    | 'lunchers'
    | 'payAhead'
    | 'account'
    | 'hotsheets'
    | 'menuSchedules'
    | 'supplySchedules'
    | 'schools'
    | 'vendors';
  /** The permission that opens it, or the roles that it is for. */
  readonly needs: Permission | readonly Role[];
};

const CALENDAR: NavEntry = {
  path: '/lunch-calendar',
  word: 'lunchCalendar',
  needs: 'user:lunch_calendar',
};
const LUNCHERS: NavEntry = {
  path: '/parents/account/lunchers',
  word: 'lunchers',
  needs: 'user:lunch_calendar',
};
const HOTSHEETS: NavEntry = {
  path: '/hotsheets',
  word: 'hotsheets',
  needs: ['brand_ambassador', 'vendor_specialist'],
};
/** The schedules of field staff, who have no other way into the admin portal. */
const SCHEDULES: readonly NavEntry[] = [
  { path: '/admin/menu-schedules', word: 'menuSchedules', needs: ['brand_ambassador'] },
  { path: '/admin/supply-schedules', word: 'supplySchedules', needs: ['brand_ambassador'] },
];
const SCHOOLS: NavEntry = { path: '/schools', word: 'schools', needs: 'school:portal' };
const VENDORS: NavEntry = { path: '/vendors', word: 'vendors', needs: 'vendor:portal' };

/** The header's own entries, by the portal one is in. The admin portal's header has its own. */
const HEADER: Record<Portal, readonly NavEntry[]> = {
  parent: [
    CALENDAR,
    LUNCHERS,
    { path: '/pay-ahead-and-save', word: 'payAhead', needs: 'user:lunch_calendar' },
    HOTSHEETS,
    ...SCHEDULES,
  ],
  vendors: [VENDORS],
  schools: [SCHOOLS],
  admin: [],
};

/** The account's menu: one entry for every portal that somebody has. */
const ACCOUNT_MENU: readonly NavEntry[] = [
  { path: '/admin', word: 'admin', needs: 'internal_dashboards' },
  CALENDAR,
  { path: '/parents/account', word: 'account', needs: 'user:account' },
  HOTSHEETS,
  ...SCHEDULES,
  SCHOOLS,
  VENDORS,
];

const PATHS = new Set<string>(Object.values(PARENT_PAGES).map(({ path }) => path));

/**
 * An entry of the parents' portal whose page is still to come is not drawn; it shows once there is one.
 * A test holds the entries of the other portals to their pages, which a family does not carry.
 */
export function leadsSomewhere({ path }: { readonly path: string }): boolean {
  return portalOf(path) !== 'parent' || PATHS.has(path);
}

export function headerEntries(portal: Portal, me: Me | null): readonly NavEntry[] {
  return shownTo(me, HEADER[portal]);
}

export function accountEntries(me: Me): readonly NavEntry[] {
  return shownTo(me, ACCOUNT_MENU);
}

function shownTo(me: Me | null, entries: readonly NavEntry[]): readonly NavEntry[] {
  if (!me) return [];
  const held: readonly string[] = [...me.permissions, ...me.roles];
  return entries.filter(
    (entry) => leadsSomewhere(entry) && [entry.needs].flat().some((need) => held.includes(need)),
  );
}
