import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { discountShares } from './discount-shares.ts';

/** The amounts charged for an order, or the difference still to be charged, in cents. */
export interface Charged {
  readonly meals: Cents;
  readonly lateFee: Cents;
  /** Its share of the week's discount. */
  readonly discount: Cents;
}

export interface OrderToSettle {
  readonly id: number;
  readonly date: PlainDate;
  readonly meals: Cents;
  readonly lateFee: Cents;
  /** True for orders of the calendar, the only ones that a code discounts. */
  readonly isDiscountable: boolean;
  /** True when the week's code targets its luncher. */
  readonly isTargeted: boolean;
  /** The sum of earlier charges; null when it was never charged. */
  readonly charged: Charged | null;
  /** True when it is charged now. Other orders only reserve their share of the discount. */
  readonly isDue: boolean;
}

export interface Charge extends Charged {
  readonly orderId: number;
}

/** Returns the change of what a family pays, in cents; negative amounts come back. */
export const netOf = ({ meals, lateFee, discount }: Charged): Cents => meals + lateFee - discount;

/**
 * Plans the charges or returns that bring each due order of a week to its price, sorted by date.
 */
export function planCharges(orders: readonly OrderToSettle[], discount: Cents): Charge[] {
  const sorted = orders.toSorted((a, b) =>
    a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1,
  );
  const shares = discountShares(
    sorted.map((order) => ({
      meals: order.isDiscountable ? order.meals : 0,
      isTargeted: order.isTargeted,
      share: order.charged?.discount ?? null,
    })),
    discount,
  );
  return sorted.flatMap((order, index) => {
    const before = order.charged ?? NOTHING;
    const charge = {
      orderId: order.id,
      meals: order.meals - before.meals,
      lateFee: order.lateFee - before.lateFee,
      discount: (shares[index] ?? 0) - before.discount,
    };
    return order.isDue && moves(charge) ? [charge] : [];
  });
}

/** Plans the reversal of everything that orders were charged. */
export function planReversal(orders: readonly (Charged & { readonly id: number })[]): Charge[] {
  return orders.filter(moves).map((order) => ({
    orderId: order.id,
    meals: -order.meals,
    lateFee: -order.lateFee,
    discount: -order.discount,
  }));
}

const NOTHING: Charged = { meals: 0, lateFee: 0, discount: 0 };

const moves = ({ meals, lateFee, discount }: Charged): boolean =>
  meals !== 0 || lateFee !== 0 || discount !== 0;
