import type { PlainDate } from '@yay/domain/calendar';
import { sumCents } from '@yay/domain/money';
import { canTransition, ORDER_STATES } from '@yay/domain/ordering';
import type { Tx } from '../../platform/db/index.ts';
import { reverseCharges } from '../settlement/index.ts';
import {
  type Cancellation,
  cancelRows,
  countWeeksOn,
  giveStockBack,
  saveWeekDiscounts,
} from './cancel-orders.repo.ts';
import { discountAfter } from './discount-after.ts';

export interface CancelledOrder {
  readonly id: number;
  readonly luncherId: number;
  readonly date: PlainDate;
}

/**
 * Cancels orders of one family, whoever asks and for whatever reason: events, stock, the weeks'
 * versions and their discounts with it, and what was paid for them comes back. The caller holds the family's weeks and then the days, and
 * has decided; an order whose state no longer allows it stays as it is and is not in the answer.
 */
export async function cancelOrders(
  tx: Tx,
  cancellation: Cancellation,
): Promise<readonly CancelledOrder[]> {
  if (cancellation.orders.length === 0) return [];
  const from = ORDER_STATES.filter((state) =>
    canTransition(state, 'cancelled', cancellation.reason),
  );
  const cancelled = await cancelRows(tx, cancellation, from);
  if (cancelled.length === 0) return [];
  await giveStockBack(
    tx,
    cancelled.flatMap((order) =>
      [order.item_id, ...order.extra_ids].map((itemId) => ({ itemId, date: order.date })),
    ),
  );
  const mondays = [...new Set(cancelled.map((order) => order.monday))];
  const weeks = await countWeeksOn(tx, cancellation.userId, mondays);
  const changed = weeks.flatMap((week) => {
    const gone = cancelled.filter((order) => order.monday === week.monday);
    const next = discountAfter(week, sumCents(gone.map((order) => order.share_cents ?? 0)));
    return next === undefined ? [] : [{ monday: week.monday, ...next }];
  });
  if (changed.length > 0) await saveWeekDiscounts(tx, cancellation.userId, changed);
  const paid = cancelled.filter((order) => order.share_cents !== null);
  await reverseCharges(tx, {
    userId: cancellation.userId,
    orderIds: paid.map((order) => order.id),
    by: { userId: cancellation.actorId, impersonatorId: cancellation.impersonatorId },
  });
  return cancelled.map(({ id, luncher_id, date }) => ({ id, luncherId: luncher_id, date }));
}
