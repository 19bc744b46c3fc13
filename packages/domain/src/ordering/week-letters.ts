import { addDays, isMonday, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, instant, type Zone } from '../time/index.ts';
import { lateFrom } from './late-fee.ts';
import type { OrderTimes } from './times.ts';

const FRIDAY_AFTERNOON = { hour: 15 };
const HOURS_8 = 8 * 3_600_000;

/** Returns when the preview of a week is mailed: 15:00 on the Friday before it, in `zone`. */
export function previewAt(monday: PlainDate, zone: Zone): Instant {
  if (!isMonday(monday)) throw new RangeError(`not a Monday: ${monday}`);
  return atZone(addDays(monday, -3), FRIDAY_AFTERNOON, zone);
}

/**
 * Returns when families without a choice are reminded: eight hours before the late fee starts
 * (decision 0021), so that they can still order without it.
 */
export function remindAt(monday: PlainDate, zone: Zone, times: OrderTimes): Instant {
  return instant(lateFrom(monday, zone, times) - HOURS_8);
}
