import type { CancelReason } from '@yay/domain/ordering';
import type { FamilyOrder } from '@yay/domain/week';

/**
 * An order as its events keep it. Migration 0004's order_snapshot() writes the same document, so
 * that the `before` of an event equals the `after` of the one that came before it.
 */
export function orderSnapshot(order: FamilyOrder, cancelled?: CancelReason) {
  return {
    status: cancelled ? 'cancelled' : order.status,
    cancel_reason: cancelled ?? null,
    grade_id: order.grade_id,
    item_id: order.item_id,
    entree_cents: order.entree_cents,
    late_fee_cents: order.late_fee_cents,
    total_cents: order.total_cents,
    options: order.options,
    extras: order.extras,
  };
}
