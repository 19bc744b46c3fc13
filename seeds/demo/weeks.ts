import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { dateIn, type Instant } from '@yay/domain/time';
import { EASTERN } from '../lib/places.ts';

export const WEEKS_BACK = 6;
export const WEEKS_AHEAD = 8;

/** Week 0 is the one that holds today; the others count from it. */
export type Weeks = { now: Instant; today: PlainDate; thisMonday: PlainDate };

export function weeksAround(now: Instant): Weeks {
  const today = dateIn(EASTERN.zone, now);
  return { now, today, thisMonday: mondayOf(today) };
}

export function mondayOfWeek({ thisMonday }: Weeks, week: number): PlainDate {
  return addDays(thisMonday, week * 7);
}

/** 1 is Monday. */
export function dayOfWeek(weeks: Weeks, week: number, weekday: number): PlainDate {
  return addDays(mondayOfWeek(weeks, week), weekday - 1);
}

export function weekNumbers(from = -WEEKS_BACK, to = WEEKS_AHEAD): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
