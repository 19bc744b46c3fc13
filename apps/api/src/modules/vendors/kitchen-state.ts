import type { PlainDate } from '@yay/domain/calendar';
import { lockAt, type OrderTimes } from '@yay/domain/ordering';
import type { Instant, Zone } from '@yay/domain/time';

/** A market in which a kitchen may be ordered from on a day, and what is known of its lock. */
export interface KitchenMarket {
  readonly zone: Zone;
  /** Null while nothing has set the day's lock down. */
  readonly lockAt: Instant | null;
  readonly lockedAt: Instant | null;
}

export interface KitchenState {
  readonly final: boolean;
  /** When the last market that is still open locks. */
  readonly locksAt: Instant | null;
  /** Where the last lock is. */
  readonly zone: Zone | null;
}

/** Whether a day's counts can still change, and until when. */
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
