import { dateOfDayNumber, dayNumber } from './day-number.ts';
import type { PlainDate } from './plain-date.ts';

export function addDays(date: PlainDate, days: number): PlainDate {
  if (!Number.isInteger(days)) throw new RangeError(`not a whole number of days: ${days}`);
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Counts the days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns as many days as from `from` to `to`, the last of them the day before `from`. */
export function daysBefore(from: PlainDate, to: PlainDate): { from: PlainDate; to: PlainDate } {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

/**
 * Returns the same days of the week, right before: a number of days that is no whole week is compared with
 * one that has as many Mondays, since lunch is eaten on weekdays alone.
 */
export function sameWeekdaysBefore(
  from: PlainDate,
  to: PlainDate,
): { from: PlainDate; to: PlainDate } {
  const weeks = Math.ceil((daysBetween(from, to) + 1) / 7);
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}

export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the day of the week, where 0 is Sunday. */
export function weekday(date: PlainDate): DayOfWeek {
  const sinceThursday = dayNumber(date) + 4; // 1970-01-01 was a Thursday
  return (((sinceThursday % 7) + 7) % 7) as DayOfWeek;
}
