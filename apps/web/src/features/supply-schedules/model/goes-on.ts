import type { SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { type PlainDate, weekday } from '@yay/domain/calendar';

/** Tells whether it goes to its school on this day. */
export function goesOn(
  supply: Pick<SupplySchedule, 'starts_on' | 'ends_on' | 'weekdays'>,
  date: PlainDate,
): boolean {
  return (
    date >= supply.starts_on &&
    (supply.ends_on === null || date <= supply.ends_on) &&
    supply.weekdays.includes(weekday(date))
  );
}
