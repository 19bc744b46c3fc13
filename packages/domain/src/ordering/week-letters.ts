import { addDays, isMonday, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, instant, type Zone } from '../time/index.ts';
import { lateFrom } from './late-fee.ts';
import type { OrderTimes } from './times.ts';

const FRIDAY_AFTERNOON = { hour: 15 };
const HOURS_8 = 8 * 3_600_000;

/** When families are told by mail what the week looks like: at 15:00 on the Friday before it. */
export function previewAt(monday: PlainDate, zone: Zone): Instant {
  if (!isMonday(monday)) throw new RangeError(`not a Monday: ${monday}`);
  return atZone(addDays(monday, -3), FRIDAY_AFTERNOON, zone);
}

/**
 * When families with nothing chosen are reminded: eight hours before choosing begins to cost a late
 * fee, so that the reminder comes while everything can still be done.
 */
export function remindAt(monday: PlainDate, zone: Zone, times: OrderTimes): Instant {
  return instant(lateFrom(monday, zone, times) - HOURS_8);
}
