import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { type OrderTimes, serveAt } from '../ordering/index.ts';
import { atZone, type ClockTime, type Instant, type Zone } from '../time/index.ts';
import type { BagState } from './standing.ts';

/** Children come late, and a tablet may find its network again only after lunch. */
const MINUTES_AFTER = 60;

/** Returns when a bag that is still there counts as left: an hour after the lunch period, or the end of the school day where a school has none. */
export function pickUpEndsAt(
  date: PlainDate,
  periodEnd: ClockTime | null,
  zone: Zone,
  times: OrderTimes,
): Instant {
  const end = periodEnd === null ? serveAt(date, zone, times) : atZone(date, periodEnd, zone);
  return periodEnd === null ? end : ((end + MINUTES_AFTER * 60_000) as Instant);
}

/** Tells whether a bag was left. One with a problem was in somebody's hands, who said what is wrong. */
export const isLeft = (state: BagState): boolean => state === 'waiting' || state === 'not_here';

/** Returns the cents that a family gets back of its payment for the meal. */
export const missedCredit = (
  paid: Cents,
  rule: { readonly credited: boolean; readonly percent: number },
): Cents => (rule.credited ? Math.max(0, Math.floor((paid * rule.percent) / 100)) : 0);
