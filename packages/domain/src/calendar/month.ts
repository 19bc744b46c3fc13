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

const FIRST_MONTH = 8;

/** Returns the year in which the school year of a date begins: it goes from August through July. */
export const schoolYearOf = (date: PlainDate): number =>
  Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < FIRST_MONTH ? 1 : 0);

/** Returns the months of a school year, of which the summer has no lunch to show. */
export const schoolYearMonths = (year: number): string[] =>
  Array.from({ length: 11 }, (_, index) => {
    const month = FIRST_MONTH + index;
    return month > 12
      ? `${year + 1}-${String(month - 12).padStart(2, '0')}`
      : `${year}-${String(month).padStart(2, '0')}`;
  });
