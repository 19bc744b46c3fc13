import { addDays, mondayOf, type PlainDate } from '../calendar/index.ts';
import { dateIn, type Instant, type Zone } from '../time/index.ts';
import type { OrderTimes } from './times.ts';
import { isOrderable } from './window.ts';

/** The effect of changed hours on families at this moment, over this week and the next. */
export interface ClosingChange {
  /** Days that can be ordered now and could not any more, in some market. */
  readonly closes: readonly PlainDate[];
  /** Days that can't be ordered now and could be. */
  readonly opens: readonly PlainDate[];
  /** Nothing of what can still be ordered of the nearest week would be left, in any market. */
  readonly closesAll: boolean;
}

export function closingChange(
  before: OrderTimes,
  after: OrderTimes,
  now: Instant,
  zones: readonly Zone[],
): ClosingChange {
  const closes = new Set<PlainDate>();
  const opens = new Set<PlainDate>();
  let wasOpen = 0;
  let staysOpen = 0;
  for (const zone of zones) {
    const monday = mondayOf(dateIn(zone, now));
    const days = Array.from({ length: 14 }, (_, index) => addDays(monday, index));
    const open = (times: OrderTimes) =>
      days.filter((date) => isOrderable('customer', now, date, zone, times));
    const [then, later] = [open(before), open(after)];
    for (const date of then) if (!later.includes(date)) closes.add(date);
    for (const date of later) if (!then.includes(date)) opens.add(date);
    // The week of the first day that is open now: the one that families choose for.
    const first = then[0];
    if (first === undefined) continue;
    const isNearest = (date: PlainDate) => mondayOf(date) === mondayOf(first);
    wasOpen += then.filter(isNearest).length;
    staysOpen += later.filter(isNearest).length;
  }
  return {
    closes: [...closes].sort(),
    opens: [...opens].sort(),
    closesAll: wasOpen > 0 && staysOpen === 0,
  };
}
