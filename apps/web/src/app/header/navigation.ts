import { PAGES, type Page } from '@yay/contract/pages';
import type { Permission } from '@yay/domain/access';

export type NavEntry = {
  readonly path: string;
  readonly word: 'lunchCalendar' | 'lunchers' | 'vendors';
  readonly permission: Permission;
};

const CALENDAR: NavEntry = {
  path: PAGES.lunchCalendar.path,
  word: 'lunchCalendar',
  permission: 'user:lunch_calendar',
};
const LUNCHERS: NavEntry = {
  path: PAGES.lunchers.path,
  word: 'lunchers',
  permission: 'user:lunch_calendar',
};
const VENDORS: NavEntry = {
  path: PAGES.vendors.path,
  word: 'vendors',
  permission: 'vendor:portal',
};

/** The header's own entries, by the portal one is in. */
export const NAVIGATION: Record<Page['portal'], readonly NavEntry[]> = {
  parent: [CALENDAR, LUNCHERS],
  vendors: [VENDORS],
  schools: [],
  admin: [],
};

/** The user menu leads to every portal that somebody has. */
export const USER_MENU: readonly NavEntry[] = [CALENDAR, LUNCHERS, VENDORS];
