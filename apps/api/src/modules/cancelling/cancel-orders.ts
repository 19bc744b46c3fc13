import type { PlainDate } from '@yay/domain/calendar';
import { sumCents } from '@yay/domain/money';
import { canTransition, ORDER_STATES } from '@yay/domain/ordering';
import type { Tx } from '../../platform/db/index.ts';
import { reverseChargesOf } from '../settlement/index.ts';
import {
  type CancelledRow,
  cancelRows,
  giveStockBack,
  type HowCancelled,
  type OrdersOfFamily,
} from './cancel-orders.repo.ts';
import { recountWeeks } from './recount-weeks.ts';

export interface Cancellation extends OrdersOfFamily, HowCancelled {}

export interface CancelledOrder {
  readonly id: number;
  readonly luncherId: number;
  readonly date: PlainDate;
}

/**
 * Cancels orders of one family, for any reason: with their events, stock, the weeks' versions and
 * discounts, and a reversal of their charges. The caller holds the family's weeks and then the days,
 * and has decided. An order whose state no longer allows it stays as it is and is not in the answer.
 */
export async function cancelOrders(
  tx: Tx,
  { userId, orders, ...how }: Cancellation,
): Promise<readonly CancelledOrder[]> {
  return (await cancelOrdersOf(tx, [{ userId, orders }], how)).get(userId) ?? [];
}

/** Cancels orders of several families in as many statements. Answers by family, if any was cancelled. */
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
  const weeks = Map.groupBy(cancelled, ({ user_id, monday }) => `${user_id}|${monday}`);
  await recountWeeks(
    tx,
    [...weeks.values()].flatMap((orders) => {
      const [first] = orders;
      if (first === undefined) return [];
      const cancelledShares = sumCents(orders.map((order) => order.share_cents ?? 0));
      return [{ userId: first.user_id, monday: first.monday, cancelledShares }];
    }),
    'must be reached',
  );
}
