import type { PlainDate } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';

export interface MarketDay {
  readonly marketId: number;
  readonly date: PlainDate;
}

/**
 * Keeps the lock of these days waiting until the end of this transaction. The job that locks a day
 * takes the same key exclusively: what is decided from here on is either counted or refused.
 */
export async function holdDays(tx: Tx, days: readonly MarketDay[]): Promise<void> {
  const sorted = inOneOrder(days);
  if (sorted.length === 0) return;
  await tx.query(
    'orders.hold_days',
    `select pg_advisory_xact_lock_shared(held.market_id, held.date - date '2000-01-01')
     from unnest($1::int[], $2::date[]) as held (market_id, date)`,
    [sorted.map((day) => day.marketId), sorted.map((day) => day.date)],
  );
}

/**
 * Waits until nobody is deciding about these days, and keeps whoever comes next waiting until the
 * end of this transaction: for what changes the offer of days that are ordered already. A save then
 * either was before it, and its order is found, or comes after it and sees the new offer. The holder
 * takes no family's week afterwards: saves take the week first.
 */
export async function holdDaysAlone(tx: Tx, days: readonly MarketDay[]): Promise<void> {
  const sorted = inOneOrder(days);
  if (sorted.length === 0) return;
  await tx.query(
    'orders.hold_days_alone',
    `select pg_advisory_xact_lock(held.market_id, held.date - date '2000-01-01')
     from unnest($1::int[], $2::date[]) as held (market_id, date)`,
    [sorted.map((day) => day.marketId), sorted.map((day) => day.date)],
  );
}

/** Everybody takes them in one order, so that nobody waits for each other in a ring. */
function inOneOrder(days: readonly MarketDay[]): MarketDay[] {
  const distinct = new Map(days.map((day) => [`${day.marketId}|${day.date}`, day]));
  return [...distinct.values()].sort(
    (a, b) => a.marketId - b.marketId || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  );
}
