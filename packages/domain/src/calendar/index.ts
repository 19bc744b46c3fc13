export {
  addDays,
  type DayOfWeek,
  daysBefore,
  daysBetween,
  sameWeekdaysBefore,
  weekday,
} from './days.ts';
export { monthDates, monthOf, nextMonth, schoolYearMonths, schoolYearOf } from './month.ts';
export { isPlainDate, type PlainDate, plainDate } from './plain-date.ts';
export {
  isMonday,
  isWeekday,
  mondayOf,
  WEEKDAYS,
  type WeekDates,
  type Weekday,
  weekDates,
} from './week.ts';
