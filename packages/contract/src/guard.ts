import { can, type Permission } from '@yay/domain/access';
import type { Me } from './identity/calls.ts';
import type { Page } from './page.ts';
import type { PAGES } from './pages.ts';
import { PARENT_PAGES } from './parent-pages.gen.ts';

export type GuardResult =
  | { kind: 'open' }
  | { kind: 'redirect'; to: string; keepPath: boolean }
  | { kind: 'forbidden' }
  | { kind: 'not_found' };

/** Pages that a family reaches only after it has confirmed its lunchers for the new school year. */
const AFTER_REBOARDING: readonly string[] = [
  PARENT_PAGES.lunchCalendar.path,
  PARENT_PAGES.lunchers.path,
];

type Paths = { readonly [Name in keyof typeof PAGES]: (typeof PAGES)[Name]['path'] };
/**
 * The start pages of the other portals: of their pages, a family's first file knows these alone.
 */
const PORTALS = {
  adminHome: '/admin',
  adminMenuSchedules: '/admin/menu-schedules',
  schools: '/schools',
  vendors: '/vendors',
} as const satisfies Partial<Paths>;

/**
 * Decides whether a person may open a page, or which page comes first. The server asks it for the first
 * page of a visit, the browser for each page after that; every call checks its own permission besides.
 */
export function guard(page: Page, me: Me | null, production: boolean): GuardResult {
  if (page.workshop && production) return { kind: 'not_found' };
  const need = page.permission;
  if (page.path === PARENT_PAGES.home.path && me) {
    const landing = landingOf(me);
    if (landing !== page.path) return { kind: 'redirect', to: landing, keepPath: false };
  }
  if (need === 'anyone') return { kind: 'open' };
  if (need === 'guest') {
    return me ? { kind: 'redirect', to: homeOf(me), keepPath: false } : { kind: 'open' };
  }
  if (!me) return { kind: 'redirect', to: PARENT_PAGES.login.path, keepPath: true };
  if (me.must_enrol && page.path !== PARENT_PAGES.secondFactor.path) {
    return { kind: 'redirect', to: PARENT_PAGES.secondFactor.path, keepPath: true };
  }
  if (me.must_pay && page.path !== PARENT_PAGES.billing.path) {
    return { kind: 'redirect', to: PARENT_PAGES.billing.path, keepPath: false };
  }
  if (need !== 'signed_in' && !can(new Set(me.permissions), need)) return { kind: 'forbidden' };
  if (me.reboard && AFTER_REBOARDING.includes(page.path)) {
    return { kind: 'redirect', to: PARENT_PAGES.welcomeBack.path, keepPath: false };
  }
  return { kind: 'open' };
}

/**
 * Returns the page on which a person lands who signs in without asking for one: the page of that
 * person's day, by permission. It is never one that the person may not open.
 */
export function landingOf(me: Me): string {
  if (me.must_enrol) return PARENT_PAGES.secondFactor.path;
  if (me.must_pay) return PARENT_PAGES.billing.path;
  const first = LANDINGS.find(([permission]) => me.permissions.includes(permission));
  return first === undefined ? PARENT_PAGES.home.path : first[1];
}

/** The landing pages in this order, for those who hold several roles. */
const LANDINGS: readonly (readonly [Permission, string])[] = [
  ['internal_dashboards', PORTALS.adminHome],
  ['user:lunch_calendar', PARENT_PAGES.lunchCalendar.path],
  ['vendor:portal', PORTALS.vendors],
  ['school:portal', PORTALS.schools],
  // Field staff, who have nothing else of the admin portal.
  ['internal_dashboard:schedules', PORTALS.adminMenuSchedules],
  ['user:account', PARENT_PAGES.account.path],
];

/** Returns where a page that is for visitors only sends a signed-in person: the calendar, or that
 * person's own portal (docs/decisions/0011). */
export function homeOf(me: Me): string {
  if (me.must_pay) return PARENT_PAGES.billing.path;
  if (me.permissions.includes('user:lunch_calendar')) return PARENT_PAGES.lunchCalendar.path;
  if (me.permissions.includes('vendor:portal')) return PORTALS.vendors;
  if (me.permissions.includes('school:portal')) return PORTALS.schools;
  return PARENT_PAGES.home.path;
}
