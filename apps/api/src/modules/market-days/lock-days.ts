import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Tx } from '../../platform/db/index.ts';

export interface MarketDay {
  readonly marketId: number;
  readonly date: PlainDate;
}

/**
 * Locks days for a change of orders on them, beside other changes, until the commit. The job at a
 * day's cut-off locks the day alone: an order is either changed before it is counted, or refused.
 */
export async function lockDaysShared(tx: Tx, days: readonly MarketDay[]): Promise<void> {
  const sorted = inOneOrder(days);
  if (sorted.length === 0) return;
  await tx.query(
    'orders.lock_days',
    `select ${LOCKS.days.shared(['held.market_id', 'held.date'], ['$1', '$2'])}
     from unnest($1::int[], $2::date[]) as held (market_id, date)`,
    [sorted.map((day) => day.marketId), sorted.map((day) => day.date)],
  );
}

/**
 * Locks days alone until the commit, for a change of the offer on days that may be ordered already. A
 * save either comes before, and this transaction finds its order, or comes after and sees the new
 * offer.
 */
export async function lockDaysAlone(tx: Tx, days: readonly MarketDay[]): Promise<void> {
  const sorted = inOneOrder(days);
  if (sorted.length === 0) return;
  await tx.query(
    'orders.lock_days_alone',
    `select ${LOCKS.days.exclusive(['held.market_id', 'held.date'], ['$1', '$2'])}
     from unnest($1::int[], $2::date[]) as held (market_id, date)`,
    [sorted.map((day) => day.marketId), sorted.map((day) => day.date)],
  );
}

/** Returns each day once, in the order of the lock's keys. */
function inOneOrder(days: readonly MarketDay[]): MarketDay[] {
  const distinct = new Map(days.map((day) => [`${day.marketId}|${day.date}`, day]));
  return [...distinct.values()].sort(
    (a, b) => a.marketId - b.marketId || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  );
}
