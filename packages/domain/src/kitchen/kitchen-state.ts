import type { PlainDate } from '../calendar/index.ts';
import { lockAt, type OrderTimes } from '../ordering/index.ts';
import type { Instant, Zone } from '../time/index.ts';

/** The lock of one day in a market that may order from a kitchen. */
export interface KitchenMarket {
  readonly zone: Zone;
  /** Null until the market's day is planned. */
  readonly lockAt: Instant | null;
  readonly lockedAt: Instant | null;
}

export interface KitchenState {
  readonly final: boolean;
  /** The lock of the last market that is still open; null without one. */
  readonly locksAt: Instant | null;
  /** The zone of the market that locks last; null without a market. */
  readonly zone: Zone | null;
}

/** Returns whether a day's counts are final, and otherwise the moment from which they are. */
export function kitchenState(
  markets: readonly KitchenMarket[],
  date: PlainDate,
  times: OrderTimes,
): KitchenState {
  const byLock = markets
    .map((market) => ({ ...market, lockAt: market.lockAt ?? lockAt(date, market.zone, times) }))
    .sort((a, b) => a.lockAt - b.lockAt);
  const lastOpen = byLock.findLast(({ lockedAt }) => lockedAt === null);
  return {
    final: markets.length > 0 && lastOpen === undefined,
    locksAt: lastOpen?.lockAt ?? null,
    zone: (lastOpen ?? byLock.at(-1))?.zone ?? null,
  };
}
