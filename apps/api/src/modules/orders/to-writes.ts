import type { PricedLine } from '@yay/domain/pricing';
import type { FamilyOrder, OrderChange } from '@yay/domain/week';
import { orderSnapshot } from './order-snapshot.ts';
import type { OrderWrite } from './save-week.repo.ts';

/** The changes of a week as rows: only lines that are new, gone, or have another price. */
export function toWrites(changes: readonly OrderChange[]): OrderWrite[] {
  return changes.map((change) => {
    if (change.kind === 'cancelled') {
      const { before, reason } = change;
      return {
        op: 'cancelled',
        order_id: before.id,
        luncher_id: before.luncher_id,
        date: before.date,
        reason,
        before: orderSnapshot(before),
        after: orderSnapshot(before, reason),
        options: [],
        extras: [],
        gone_options: [],
        gone_extras: [],
      };
    }
    const { after, luncher } = change;
    const before = change.kind === 'changed' ? change.before : null;
    return {
      op: change.kind,
      order_id: before?.id ?? null,
      luncher_id: after.luncher_id,
      date: after.date,
      destination_id: luncher.destination_id,
      grade_id: after.grade_id,
      source: after.source,
      item_id: after.item_id,
      entree_cents: after.entree_cents,
      late_fee_cents: after.late_fee_cents,
      total_cents: after.total_cents,
      before: before && orderSnapshot(before),
      after: orderSnapshot(after),
      ...linesOf(before, after),
    };
  });
}

function linesOf(before: FamilyOrder | null, after: FamilyOrder) {
  const gone = (was: readonly PricedLine[], is: readonly PricedLine[]) =>
    was.filter(({ id }) => !is.some((line) => line.id === id)).map(({ id }) => id);
  const fresh = (was: readonly PricedLine[], is: readonly PricedLine[]) =>
    is.filter(({ id, cents }) => !was.some((line) => line.id === id && line.cents === cents));
  const { options = [], extras = [] } = before ?? {};
  return {
    options: fresh(options, after.options),
    extras: fresh(extras, after.extras),
    gone_options: gone(options, after.options),
    gone_extras: gone(extras, after.extras),
  };
}
