import { addDays, isWeekday, type PlainDate } from '@yay/domain/calendar';

/** The weekday before or after a date. Closed days are weekdays too: they show that they are empty. */
export function neighbour(date: PlainDate, direction: -1 | 1): PlainDate {
  let day = addDays(date, direction);
  while (!isWeekday(day)) day = addDays(day, direction);
  return day;
}
