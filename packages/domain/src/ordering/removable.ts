import { addDays, isWeekday, mondayOf, type PlainDate, weekday } from '../calendar/index.ts';
import { atZone, dateIn, type Instant, type Zone } from '../time/index.ts';
import { lockAt } from './lock-and-serve.ts';
import type { OrderTimes } from './times.ts';
import { isOrderable, type OrderingWindow } from './window.ts';

/**
 * Tells whether an order of a date may be cleared: on any day that can be ordered, and in the
 * current week from tomorrow on, or from the day after tomorrow once the morning cut-off has
 * passed.
 */
export function isRemovable(
  window: OrderingWindow,
  now: Instant,
  date: PlainDate,
  zone: Zone,
  times: OrderTimes,
): boolean {
  if (!isWeekday(date) || now >= lockAt(date, zone, times)) return false;
  if (isOrderable(window, now, date, zone, times)) return true;
  const today = dateIn(zone, now);
  if (mondayOf(date) !== currentMonday(today)) return false;
  const morning = now < atZone(today, { hour: times.dayBeforeHour }, zone);
  return date >= addDays(today, morning ? 1 : 2);
}

/**
 * Returns the Monday of the current week; on Saturday and Sunday that is the week about to start.
 */
function currentMonday(today: PlainDate): PlainDate {
  const day = weekday(today);
  return mondayOf(day === 6 || day === 0 ? addDays(today, 2) : today);
}
