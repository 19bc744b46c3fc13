import type { PlainDate } from '@yay/domain/calendar';
import { orderableIntervals, serveAt } from '@yay/domain/ordering';
import { type Instant, type Zone, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { orderRules } from '../settings/index.ts';
import { emptiedDays } from './reopened.repo.ts';

/** The time in which families may order a day: now, or from `from` on. */
interface Door {
  readonly from: Instant | null;
  readonly until: Instant;
  readonly zone: Zone;
}

/** A day of a market that lost orders and is not over yet. */
interface ReopenedMarketDay {
  readonly marketId: number;
  readonly date: PlainDate;
  /** Null: families can't order it any more. */
  readonly door: Door | null;
}

/**
 * Returns the days that these closures open again, by the hours of families; no letter comes once
 * lunch has been served.
 */
export async function reopenedMarketDays(
  source: Queryable,
  ids: readonly number[],
): Promise<ReopenedMarketDay[]> {
  const { now, times } = await orderRules(source);
  const days = await emptiedDays(source, ids);
  return days.flatMap(({ market_id: marketId, date, timezone, locked }): ReopenedMarketDay[] => {
    const place = zone(timezone);
    if (now >= serveAt(date, place, times)) return [];
    const ahead = orderableIntervals('customer', date, place, times).find(
      ({ until }) => now < until,
    );
    if (locked || ahead === undefined) return [{ marketId, date, door: null }];
    const from = ahead.from !== null && ahead.from > now ? ahead.from : null;
    return [{ marketId, date, door: { from, until: ahead.until, zone: place } }];
  });
}
