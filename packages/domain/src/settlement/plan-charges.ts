import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { discountShares } from './discount-shares.ts';

/** What an order was charged, or what is still to be: a difference to what came before. */
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
  /** Of the calendar: only those are what a code counts. */
  readonly isDiscountable: boolean;
  /** The week's code is for it. */
  readonly isTargeted: boolean;
  /** In sum so far; null when it never was. */
  readonly charged: Charged | null;
  /** To be charged now. The others only have their part of the discount kept for them. */
  readonly isDue: boolean;
}

export interface Charge extends Charged {
  readonly orderId: number;
}

/** What a charge changes of what a family pays. */
export const netOf = ({ meals, lateFee, discount }: Charged): Cents => meals + lateFee - discount;

/** What the due orders of a week are charged, or given back, so that each has its price. By date. */
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

/** What takes back all that the orders were charged. */
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
