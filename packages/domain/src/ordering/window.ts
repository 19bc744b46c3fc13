import { addDays, isMonday, isWeekday, mondayOf, type PlainDate } from '../calendar/index.ts';
import { atZone, type Instant, startOfDay, type Zone } from '../time/index.ts';
import { lockAt } from './lock-and-serve.ts';
import type { OrderTimes } from './times.ts';

/**
 * The ordering hours that apply: `staff` may order until the lock, every other user is a
 * `customer`.
 */
export type OrderingWindow = 'staff' | 'customer';

/** A half-open interval: `from` belongs to it, `until` does not. Without `from` it has no start. */
export type Interval = { from: Instant | null; until: Instant };

/** Returns when a lunch of a date can be ordered: intervals in order, never overlapping. */
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
  // No Monday of the same week precedes a Monday, so only the rule of the day before applies.
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

/** Returns the end of the interval that is open now; null when ordering is closed. */
export function nextClose(
  window: OrderingWindow,
  now: Instant,
  date: PlainDate,
  zone: Zone,
  times: OrderTimes,
): Instant | null {
  return intervalAt(window, now, date, zone, times)?.until ?? null;
}

/** Returns the end of the last interval of a day; null when it never opens. */
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

// No setting of hours lets an order in after the kitchen's count.
function earlier(lock: Instant, until: Instant): Instant {
  return until < lock ? until : lock;
}

// Tuesday's last interval starts before Monday noon, so there the two are one.
function joined(ahead: Interval, next: Interval): Interval[] {
  if (next.from !== null && next.from > ahead.until) {
    return next.until > next.from ? [ahead, next] : [ahead];
  }
  return [{ from: null, until: next.until > ahead.until ? next.until : ahead.until }];
}
