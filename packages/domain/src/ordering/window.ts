import { addDays, isMonday, isWeekday, mondayOf, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, startOfDay, type Zone } from '../time/index.ts';
import { lockAt } from './lock-and-serve.ts';
import type { OrderTimes } from './times.ts';

/** Whose hours apply: `staff` may order up to the lock, everybody else is a `customer`. */
export type OrderingWindow = 'staff' | 'customer';

/** Half open: `from` belongs to it, `until` does not. No `from` is since ever. */
export type Interval = { from: Instant | null; until: Instant };

/** When a lunch of that date can be ordered, earliest first, never overlapping. */
export function orderableIntervals(
  window: OrderingWindow,
  date: PlainDate,
  zone: Zone,
  times: OrderTimes,
): Interval[] {
  if (!isWeekday(date)) return [];
  const lock = lockAt(date, zone, times);
  if (window === 'staff') return [{ from: null, until: lock }];
  const dayBefore = addDays(date, -1);
  const lastMinute: Interval = {
    from: startOfDay(dayBefore, zone),
    until: earlier(lock, atZone(dayBefore, { hour: times.dayBeforeHour }, zone)),
  };
  // Monday has no Monday before it in its own week: the rule of the day before stands alone.
  if (isMonday(date)) return [{ from: null, until: lastMinute.until }];
  const ahead: Interval = {
    from: null,
    until: earlier(lock, atZone(mondayOf(date), { hour: times.weekHour }, zone)),
  };
  return joined(ahead, lastMinute);
}

export function isOrderable(
  window: OrderingWindow,
  now: Instant,
  date: PlainDate,
  zone: Zone,
  times: OrderTimes,
): boolean {
  return intervalAt(window, now, date, zone, times) !== null;
}

/** When the door that is open now closes; null when it is closed. */
export function nextClose(
  window: OrderingWindow,
  now: Instant,
  date: PlainDate,
  zone: Zone,
  times: OrderTimes,
): Instant | null {
  return intervalAt(window, now, date, zone, times)?.until ?? null;
}

/** After this the day never opens again; null when it never opens at all. */
export function lastClose(
  window: OrderingWindow,
  date: PlainDate,
  zone: Zone,
  times: OrderTimes,
): Instant | null {
  return orderableIntervals(window, date, zone, times).at(-1)?.until ?? null;
}

function intervalAt(
  window: OrderingWindow,
  now: Instant,
  date: PlainDate,
  zone: Zone,
  times: OrderTimes,
): Interval | null {
  const holdsNow = ({ from, until }: Interval) => (from === null || now >= from) && now < until;
  return orderableIntervals(window, date, zone, times).find(holdsNow) ?? null;
}

// Whatever hours staff set, nobody orders what the kitchen has counted.
function earlier(lock: Instant, until: Instant): Instant {
  return until < lock ? until : lock;
}

// Tuesday's last minute starts before Monday noon: there the two are one.
function joined(ahead: Interval, next: Interval): Interval[] {
  if (next.from !== null && next.from > ahead.until) {
    return next.until > next.from ? [ahead, next] : [ahead];
  }
  return [{ from: null, until: next.until > ahead.until ? next.until : ahead.until }];
}
