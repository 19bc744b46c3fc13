import { addDays, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, type Zone } from '../time/index.ts';
import type { OrderTimes } from './times.ts';

/** When the kitchen's counts for that date are final. */
export function lockAt(date: PlainDate, zone: Zone, times: OrderTimes): Instant {
  return atZone(addDays(date, -1), { hour: times.staffHour }, zone);
}

/** The end of the school day: lunch has been served. */
export function serveAt(date: PlainDate, zone: Zone, times: OrderTimes): Instant {
  return atZone(date, times.schoolDayEnd, zone);
}
