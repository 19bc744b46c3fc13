import { addDays, weekday } from './days.ts';
import type { PlainDate } from './plain-date.ts';

/** A day on which lunch is served, from 1 for Monday to 5 for Friday. */
export type Weekday = 1 | 2 | 3 | 4 | 5;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

export type WeekDates = [PlainDate, PlainDate, PlainDate, PlainDate, PlainDate];

export function isWeekday(date: PlainDate): boolean {
  const day = weekday(date);
  return day >= 1 && day <= 5;
}

export function isMonday(date: PlainDate): boolean {
  return weekday(date) === 1;
}

/** Returns the Monday of a date's week; a Sunday belongs to the Monday before it. */
export function mondayOf(date: PlainDate): PlainDate {
  return addDays(date, -((weekday(date) + 6) % 7));
}

export function weekDates(monday: PlainDate): WeekDates {
  if (!isMonday(monday)) throw new RangeError(`not a Monday: ${monday}`);
  return [monday, addDays(monday, 1), addDays(monday, 2), addDays(monday, 3), addDays(monday, 4)];
}
