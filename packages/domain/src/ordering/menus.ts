import { daysBetween, type PlainDate } from '../calendar/index.ts';

const RECENT_DAYS = 30;

/**
 * Tells whether an item is new even where it was offered first. One that has yet to start is not.
 */
export function isRecentlyStarted(farthestStartDate: PlainDate | null, today: PlainDate): boolean {
  if (farthestStartDate === null) return false;
  const age = daysBetween(farthestStartDate, today);
  return age >= 0 && age <= RECENT_DAYS;
}
