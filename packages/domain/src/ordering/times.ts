import type { DayOfWeek } from '../calendar/index.ts';

/** The cut-off hours that staff keep in the site option `times`, in the market's zone. */
export type OrderTimes = {
  /** The moment before a week starts from which an added lunch is late. */
  customerOrderUntil: { day: DayOfWeek; hour: number; minute: number };
  /** The day before: staff may order until then, and then the kitchen's counts are final. */
  staffHour: number;
  /** The Monday of the week: customers may order its Tuesday to Friday until then. */
  weekHour: number;
  /** The day before: customers may order one day, and clear the next one, until then. */
  dayBeforeHour: number;
  /** The hour of the same day until which bulk orders may be made, edited and approved. */
  bulkHour: number;
  schoolDayEnd: { hour: number; minute: number };
};

export const DEFAULT_TIMES: OrderTimes = {
  customerOrderUntil: { day: 0, hour: 0, minute: 0 },
  staffHour: 17,
  weekHour: 12,
  dayBeforeHour: 10,
  bulkHour: 9,
  schoolDayEnd: { hour: 15, minute: 0 },
};
