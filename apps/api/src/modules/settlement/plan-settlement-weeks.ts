import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { type OrderTimes, settleAt } from '@yay/domain/ordering';
import { dateIn, type Instant, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { orderRules } from '../settings/index.ts';
import {
  findMarkets,
  firstUnsettledDate,
  type MarketRow,
  type PlannedWeek,
  planWeeks,
} from './weeks.repo.ts';

const WEEKS_AHEAD = 1;

/** Writes down when the families of every market are charged, by the hours set now. */
export async function planSettlementWeeks(source: Queryable): Promise<void> {
  const { now, times } = await orderRules(source);
  const markets = await findMarkets(source);
  const unplanned = markets.filter((market) => market.planned_until === null).map(({ id }) => id);
  const earliest = unplanned.length > 0 ? await firstUnsettledDate(source, unplanned) : null;
  const weeks = markets.flatMap((market) => weeksOf(market, now, times, earliest));
  if (weeks.length > 0) await planWeeks(source, weeks);
}

function weeksOf(
  market: MarketRow,
  now: Instant,
  times: OrderTimes,
  earliest: PlainDate | null,
): PlannedWeek[] {
  const place = zone(market.timezone);
  const current = mondayOf(dateIn(place, now));
  // Weeks that passed while nothing ran are planned too: a missed one is due at once.
  const missed = market.planned_until ?? (earliest && mondayOf(earliest));
  const first = missed !== null && missed < current ? missed : current;
  const weeks: PlannedWeek[] = [];
  for (
    let monday = first;
    monday <= addDays(current, WEEKS_AHEAD * 7);
    monday = addDays(monday, 7)
  ) {
    weeks.push({ marketId: market.id, monday, settleAt: settleAt(monday, place, times) });
  }
  return weeks;
}
