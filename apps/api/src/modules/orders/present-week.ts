import type { OrderSummary, SavedSelection, SavedSelections } from '@yay/contract/calendar/calls';
import type { WeekState } from '@yay/contract/orders/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, sumCents } from '@yay/domain/money';
import { type DiscountProblem, priceLine, summarizeWeek } from '@yay/domain/pricing';
import type { FamilyOrder } from '@yay/domain/week';

const cents = (lines: FamilyOrder['options']): Cents[] => lines.map((line) => line.cents);

export function summarize(
  orders: readonly Pick<
    FamilyOrder,
    'luncher_id' | 'entree_cents' | 'late_fee_cents' | 'options' | 'extras'
  >[],
  discount: {
    readonly code: string | null;
    readonly cents: Cents;
    readonly problem?: DiscountProblem | null;
  },
  grabAndGo: readonly Pick<FamilyOrder, 'total_cents'>[],
): OrderSummary {
  const lunches = orders.map((order) => ({
    luncherId: order.luncher_id,
    price: priceLine({
      entree: order.entree_cents,
      options: cents(order.options),
      extras: cents(order.extras),
      lateFee: order.late_fee_cents,
    }),
  }));
  return {
    ...summarizeWeek(lunches, discount.cents, {
      go_total: sumCents(grabAndGo.map((order) => order.total_cents)),
      go_count: grabAndGo.length,
    }),
    discount_code: discount.code,
    discount_problem: discount.problem ?? null,
  };
}

export function presentOrder(order: FamilyOrder): SavedSelection {
  return {
    order_id: order.id ?? 0,
    status: order.status,
    source: order.source,
    item_id: order.item_id,
    option_ids: order.options.map((line) => line.id),
    extra_ids: order.extras.map((line) => line.id),
    late_surcharge: order.late_fee_cents,
    entree_price: order.entree_cents,
    option_prices: cents(order.options),
    extra_prices: cents(order.extras),
    meal_total: sumCents([order.entree_cents, ...cents(order.options), ...cents(order.extras)]),
    total: order.total_cents,
  };
}

export function presentOrders(orders: readonly FamilyOrder[]): SavedSelections {
  const selections: SavedSelections = {};
  for (const order of orders) {
    const days = selections[order.luncher_id] ?? {};
    days[order.date] = presentOrder(order);
    selections[order.luncher_id] = days;
  }
  return selections;
}

/** Presents a family's saved week, which the browser compares its choices with. */
export function presentWeek(week: {
  readonly monday: PlainDate;
  readonly version: number;
  readonly orders: readonly FamilyOrder[];
  readonly grabAndGo: readonly FamilyOrder[];
  readonly code: string | null;
  readonly discountCents: Cents;
}): WeekState {
  return {
    mondayOfWeek: week.monday,
    version: week.version,
    selections: presentOrders(week.orders),
    discount_code: week.code,
    order_summary: summarize(
      week.orders,
      { code: week.code, cents: week.discountCents },
      week.grabAndGo,
    ),
  };
}
