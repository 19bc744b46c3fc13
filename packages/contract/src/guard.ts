import { can, type Permission } from '@yay/domain/access';
import type { Me } from './identity/calls.ts';
import { PAGES, type PageName } from './pages.ts';

export type GuardResult =
  | { kind: 'open' }
  | { kind: 'redirect'; to: string; keepPath: boolean }
  | { kind: 'forbidden' }
  | { kind: 'not_found' };

/** Pages that a family reaches only after it has confirmed its lunchers for the new school year. */
const AFTER_REBOARDING: readonly PageName[] = ['lunchCalendar', 'lunchers'];

/**
 * Decides whether a person may open a page, or which page comes first. The server asks it for the first
 * page of a visit, the browser for each page after that; every call checks its own permission besides.
 */
export function guard(name: PageName, me: Me | null, production: boolean): GuardResult {
  const page = PAGES[name];
  if ('workshop' in page && production) return { kind: 'not_found' };
  const need = page.permission;
  if (name === 'home' && me) {
    const landing = landingOf(me);
    if (landing !== page.path) return { kind: 'redirect', to: landing, keepPath: false };
  }
  if (need === 'anyone') return { kind: 'open' };
  if (need === 'guest') {
    return me ? { kind: 'redirect', to: homeOf(me), keepPath: false } : { kind: 'open' };
  }
  if (!me) return { kind: 'redirect', to: PAGES.login.path, keepPath: true };
  if (me.must_enrol && name !== 'secondFactor') {
    return { kind: 'redirect', to: PAGES.secondFactor.path, keepPath: true };
  }
  if (me.must_pay && name !== 'billing') {
    return { kind: 'redirect', to: PAGES.billing.path, keepPath: false };
  }
  if (need !== 'signed_in' && !can(new Set(me.permissions), need)) return { kind: 'forbidden' };
  if (me.reboard && AFTER_REBOARDING.includes(name)) {
    return { kind: 'redirect', to: PAGES.welcomeBack.path, keepPath: false };
  }
  return { kind: 'open' };
}

/**
 * Returns the page on which a person lands who signs in without asking for one: the page of that
 * person's day, by permission. It is never one that the person may not open.
 */
export function landingOf(me: Me): string {
  if (me.must_enrol) return PAGES.secondFactor.path;
  if (me.must_pay) return PAGES.billing.path;
  const first = LANDINGS.find(([permission]) => me.permissions.includes(permission));
  return first === undefined ? PAGES.home.path : PAGES[first[1]].path;
}

/** In this order, for those who hold several roles. */
const LANDINGS: readonly (readonly [Permission, PageName])[] = [
  ['internal_dashboards', 'adminHome'],
  ['user:lunch_calendar', 'lunchCalendar'],
  ['vendor:portal', 'vendors'],
  ['school:portal', 'schools'],
  // Field staff, who have nothing else of the admin portal.
  ['internal_dashboard:schedules', 'adminMenuSchedules'],
  ['user:account', 'account'],
];

/** Returns where a page that is for visitors only sends a signed-in person: the calendar, or that
 * person's own portal (docs/decisions/0011). */
export function homeOf(me: Me): string {
  if (me.must_pay) return PAGES.billing.path;
  if (me.permissions.includes('user:lunch_calendar')) return PAGES.lunchCalendar.path;
  if (me.permissions.includes('vendor:portal')) return PAGES.vendors.path;
  if (me.permissions.includes('school:portal')) return PAGES.schools.path;
  return PAGES.home.path;
}
