import { isMonday, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, type Zone } from '../time/index.ts';
import type { OrderTimes } from './times.ts';

/**
 * Returns when families of a market are charged for a week: at the customers' cut-off on its
 * Monday.
 */
export function settleAt(monday: PlainDate, zone: Zone, times: OrderTimes): Instant {
  if (!isMonday(monday)) throw new RangeError(`not a Monday: ${monday}`);
  return atZone(monday, { hour: times.weekHour }, zone);
}
