import { can } from '@yay/domain/access';
import type { Me } from './identity/calls.ts';
import { PAGES, type PageName } from './pages.ts';

export type Passage =
  | { kind: 'open' }
  | { kind: 'redirect'; to: string; keepPath: boolean }
  | { kind: 'forbidden' }
  | { kind: 'not_found' };

/** Families who come back after the summer say first who still eats here. */
const FOR_REBOARDED: readonly PageName[] = ['lunchCalendar', 'lunchers'];

/**
 * May this person see this page, and where else should she go? Asked by the server for a page that
 * is opened and by the browser for one that is gone to; every call is decided again by the server.
 */
export function guard(name: PageName, me: Me | null, production: boolean): Passage {
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
  if (me.reboard && FOR_REBOARDED.includes(name)) {
    return { kind: 'redirect', to: PAGES.welcomeBack.path, keepPath: false };
  }
  return { kind: 'open' };
}

/** Where a signed-in person starts: the calendar, and those who have none in their own portal. */
export function homeOf(me: Me): string {
  if (me.must_pay) return PAGES.billing.path;
  if (me.permissions.includes('user:lunch_calendar')) return PAGES.lunchCalendar.path;
  if (me.permissions.includes('vendor:portal')) return PAGES.vendors.path;
  if (me.permissions.includes('school:portal')) return PAGES.schools.path;
  return PAGES.home.path;
}
