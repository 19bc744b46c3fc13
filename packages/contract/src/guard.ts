import { can } from '@yay/domain/access';
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

/** Returns the page on which a signed-in person starts: the calendar, or that person's own portal. */
export function homeOf(me: Me): string {
  if (me.must_pay) return PAGES.billing.path;
  if (me.permissions.includes('user:lunch_calendar')) return PAGES.lunchCalendar.path;
  if (me.permissions.includes('vendor:portal')) return PAGES.vendors.path;
  if (me.permissions.includes('school:portal')) return PAGES.schools.path;
  return PAGES.home.path;
}
