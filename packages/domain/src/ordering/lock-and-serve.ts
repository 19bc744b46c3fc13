import { addDays, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, type Zone } from '../time/index.ts';
import type { OrderTimes } from './times.ts';

/** Returns when the kitchen's counts for a date are final: on the day before, in `zone`. */
export function lockAt(date: PlainDate, zone: Zone, times: OrderTimes): Instant {
  return atZone(addDays(date, -1), { hour: times.staffHour }, zone);
}

/** Returns the end of the school day in `zone`, when lunch has been served. */
export function serveAt(date: PlainDate, zone: Zone, times: OrderTimes): Instant {
  return atZone(date, times.schoolDayEnd, zone);
}
