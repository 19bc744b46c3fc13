import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import { mayNameChildren } from '@yay/domain/access';
import type { Conflict } from '@yay/domain/allergy';
import type { Actor } from '../../platform/http/index.ts';
import type { PlateRow } from './not-safe.repo.ts';

/** So many lunches that the kitchen has are named one by one; of more there is the number. */
const MOST_NAMED = 100;

interface AtRisk {
  readonly plate: PlateRow;
  readonly why: Conflict;
}

/**
 * Presents unsafe orders in numbers, by day; those that the kitchen has apart, each with its child
 * for readers who may see people.
 */
export function presentAtRisk(actor: Actor, all: readonly AtRisk[]): OrdersAtRisk {
  const named = mayNameChildren(actor);
  const open = all.filter(({ plate }) => plate.is_open);
  const locked = all.filter(({ plate }) => !plate.is_open);
  const families = (some: readonly AtRisk[]) =>
    new Set(some.map(({ plate }) => plate.user_id)).size;
  const dates = [...new Set(all.map(({ plate }) => plate.date))].sort();
  return {
    orders: open.length,
    families: families(open),
    days: dates.map((date) => {
      const ofDay = open.filter(({ plate }) => plate.date === date);
      return {
        date,
        orders: ofDay.length,
        families: families(ofDay),
        locked_orders: locked.filter(({ plate }) => plate.date === date).length,
      };
    }),
    locked: { orders: locked.length, families: families(locked) },
    locked_lunches: locked.slice(0, MOST_NAMED).map(({ plate, why }) => ({
      order_id: plate.id,
      date: plate.date,
      school: plate.school,
      luncher: named ? `${plate.luncher} ${plate.luncher_last}`.trim() : null,
      item: plate.item,
      part: why.part.name,
      property: why.property,
      found: why.found,
    })),
  };
}
