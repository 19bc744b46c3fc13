import type { OrdersAtRisk } from '@yay/contract/mass-cancellation/orders-at-risk';
import type { Conflict } from '@yay/domain/allergy';
import type { PlateRow } from './not-safe.repo.ts';

/** So many lunches that the kitchen has are named one by one; of more there is the number. */
const MOST_NAMED = 100;

interface AtRisk {
  readonly plate: PlateRow;
  readonly why: Conflict;
}

/** In numbers, by day; what the kitchen has apart, each with its child. */
export function presentAtRisk(all: readonly AtRisk[]): OrdersAtRisk {
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
      luncher: `${plate.luncher} ${plate.luncher_last}`.trim(),
      item: plate.item,
      part: why.part.name,
      property: why.property,
      found: why.found,
    })),
  };
}
