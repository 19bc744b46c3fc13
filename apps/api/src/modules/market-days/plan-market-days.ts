import { addDays, isWeekday, type PlainDate } from '@yay/domain/calendar';
import { lockAt, type OrderTimes, serveAt } from '@yay/domain/ordering';
import { dateIn, type Instant, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { orderRules } from '../settings/index.ts';
import {
  findMarkets,
  firstOpenDate,
  type MarketRow,
  type PlannedDay,
  planDays,
} from './market-days.repo.ts';

const DAYS_AHEAD = 14;

/** Writes the moments at which each coming day of every market locks and is served, by the present hours. */
export async function planMarketDays(source: Queryable): Promise<void> {
  const { now, times } = await orderRules(source);
  const markets = await findMarkets(source);
  const unplanned = markets.filter((market) => market.planned_until === null).map(({ id }) => id);
  const earliest = unplanned.length > 0 ? await firstOpenDate(source, unplanned) : null;
  const days = markets.flatMap((market) => daysOf(market, now, times, earliest));
  if (days.length > 0) await planDays(source, days);
}

function daysOf(
  market: MarketRow,
  now: Instant,
  times: OrderTimes,
  earliest: PlainDate | null,
): PlannedDay[] {
  const place = zone(market.timezone);
  const today = dateIn(place, now);
  const yesterday = addDays(today, -1);
  // Days that passed while no process ran are planned too, and are due at once.
  const missed = market.planned_until ?? earliest;
  const first = missed !== null && missed < yesterday ? missed : yesterday;
  const days: PlannedDay[] = [];
  for (let date = first; date <= addDays(today, DAYS_AHEAD); date = addDays(date, 1)) {
    if (!isWeekday(date)) continue;
    days.push({
      marketId: market.id,
      date,
      lockAt: lockAt(date, place, times),
      serveAt: serveAt(date, place, times),
    });
  }
  return days;
}
