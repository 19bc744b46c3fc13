import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { Spot } from './choice.ts';

/** Days whose lunch was replaced and about which the family has still to choose. */
export const replacedDays = (week: LunchCalendar): Spot[] =>
  Object.entries(week.days).flatMap(([luncherId, days]) =>
    days.flatMap(({ date, replaced }) => (replaced?.is_open ? [{ luncherId, date }] : [])),
  );
