import { daysBetween, type PlainDate } from '../calendar/index.ts';

/** The menu of each weekday, Monday first; null where there is none. */
export type WeekMenus = readonly [
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
];

/** Repeat ordering can be turned on only from a week to one that offers the same. */
export function sameMenus(thisWeek: WeekMenus, next: WeekMenus): boolean {
  return thisWeek.every((menuId, index) => menuId === next[index]);
}

const RECENT_DAYS = 30;

/** An item still new at the place where it has been longest. One that has yet to start is not. */
export function isRecentlyStarted(farthestStartDate: PlainDate | null, today: PlainDate): boolean {
  if (farthestStartDate === null) return false;
  const age = daysBetween(farthestStartDate, today);
  return age >= 0 && age <= RECENT_DAYS;
}
