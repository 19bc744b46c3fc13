import type { PlainDate } from '@yay/domain/calendar';
import { sumCents } from '@yay/domain/money';
import { canTransition, ORDER_STATES } from '@yay/domain/ordering';
import type { Tx } from '../../platform/db/index.ts';
import { reverseChargesOf } from '../settlement/index.ts';
import {
  type CancelledRow,
  cancelRows,
  countWeeksOn,
  giveStockBack,
  type HowCancelled,
  type OrdersOfFamily,
  saveWeekDiscounts,
} from './cancel-orders.repo.ts';
import { discountAfter } from './discount-after.ts';

export interface Cancellation extends OrdersOfFamily, HowCancelled {}

export interface CancelledOrder {
  readonly id: number;
  readonly luncherId: number;
  readonly date: PlainDate;
}

/**
 * Cancels orders of one family, whoever asks and for whatever reason: events, stock, the weeks'
 * versions and their discounts with it, and what was paid for them comes back. The caller holds the
 * family's weeks and then the days, and has decided; an order whose state no longer allows it stays
 * as it is and is not in the answer.
 */
export async function cancelOrders(
  tx: Tx,
  { userId, orders, ...how }: Cancellation,
): Promise<readonly CancelledOrder[]> {
  return (await cancelOrdersOf(tx, [{ userId, orders }], how)).get(userId) ?? [];
}

/** The same of several families, in as many statements; by family, without those that lost nothing. */
export async function cancelOrdersOf(
  tx: Tx,
  families: readonly OrdersOfFamily[],
  how: HowCancelled,
): Promise<ReadonlyMap<number, readonly CancelledOrder[]>> {
  if (families.every(({ orders }) => orders.length === 0)) return new Map();
  const from = ORDER_STATES.filter((state) => canTransition(state, 'cancelled', how.reason));
  const cancelled = await cancelRows(tx, families, how, from);
  if (cancelled.length === 0) return new Map();
  await giveStockBack(
    tx,
    cancelled.flatMap((order) =>
      [order.item_id, ...order.extra_ids].map((itemId) => ({ itemId, date: order.date })),
    ),
  );
  await takeFromWeeks(tx, cancelled);
  const byFamily = Map.groupBy(cancelled, (order) => order.user_id);
  await reverseChargesOf(
    tx,
    [...byFamily].map(([userId, orders]) => ({
      userId,
      orderIds: orders.flatMap(({ id, share_cents: share }) => (share === null ? [] : [id])),
    })),
    { userId: how.actorId, impersonatorId: how.impersonatorId },
  );
  return new Map(
    [...byFamily].map(([userId, orders]) => [
      userId,
      orders.map(({ id, luncher_id, date }) => ({ id, luncherId: luncher_id, date })),
    ]),
  );
}

async function takeFromWeeks(tx: Tx, cancelled: readonly CancelledRow[]): Promise<void> {
  const goneBy = Map.groupBy(cancelled, weekKey);
  const touched = [...goneBy.values()].flatMap(([order]) =>
    order ? [{ userId: order.user_id, monday: order.monday }] : [],
  );
  const changed = (await countWeeksOn(tx, touched)).flatMap((week) => {
    const gone = goneBy.get(weekKey(week)) ?? [];
    const next = discountAfter(week, sumCents(gone.map((order) => order.share_cents ?? 0)));
    return next === undefined ? [] : [{ userId: week.user_id, monday: week.monday, ...next }];
  });
  if (changed.length > 0) await saveWeekDiscounts(tx, changed);
}

const weekKey = ({ user_id, monday }: { user_id: number; monday: PlainDate }): string =>
  `${user_id}|${monday}`;
