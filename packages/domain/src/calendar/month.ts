import { addDays } from './days.ts';
import { type PlainDate, plainDate } from './plain-date.ts';
import { isWeekday } from './week.ts';

/** Returns the month of a date as YYYY-MM. */
export const monthOf = (date: PlainDate): string => date.slice(0, 7);

export const nextMonth = (month: string): string => monthOf(addDays(firstOf(month), 31));

/** Returns Monday to Friday of a month, in order. */
export function monthDates(month: string): PlainDate[] {
  const first = firstOf(month);
  return Array.from({ length: 31 }, (_, days) => addDays(first, days)).filter(
    (date) => monthOf(date) === month && isWeekday(date),
  );
}

const firstOf = (month: string): PlainDate => plainDate(`${month}-01`);
