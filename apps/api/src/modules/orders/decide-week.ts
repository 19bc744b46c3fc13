import type { DayResult } from '@yay/contract/orders';
import type { Catalogue } from '../schedule/index.ts';
import { decideDay } from './decide-day.ts';
import { type DecidedDiscount, type DiscountChoice, decideDiscount } from './decide-discount.ts';
import { dayKey, type FamilyOrder, type FamilyWeek } from './family-week.ts';
import { luncherDays, type Orderer } from './luncher-day.ts';
import type { OrderChange } from './order-change.ts';
import { openStock, type Stock } from './stock.ts';
import type { WantedDay } from './wanted-day.ts';

export interface WeekDecision {
  /** One for each day that was named, in the order in which they were named. */
  readonly results: readonly DayResult[];
  readonly changes: readonly OrderChange[];
  readonly stockMoves: ReturnType<Stock['moves']>;
  /** The week's orders once this is saved. */
  readonly orders: readonly FamilyOrder[];
  readonly discount: DecidedDiscount;
  /** Whether there is anything to save. */
  readonly changed: boolean;
}

/** What becomes of a week: plain data in, plain data out. */
export function decideWeek(input: {
  readonly week: FamilyWeek;
  readonly catalogue: Catalogue;
  readonly orderer: Orderer;
  readonly days: readonly WantedDay[];
  /** Units left by dayKey(item, date), of the items that are counted. */
  readonly left: ReadonlyMap<string, number>;
  readonly discount: DiscountChoice;
  /** Decides what 'surprise me' picks. */
  readonly seed: string;
}): WeekDecision {
  const { week, catalogue, orderer, days, seed } = input;
  const dayOf = luncherDays(week, catalogue, orderer);
  const lunchers = new Map(week.lunchers.map((luncher) => [luncher.id, luncher]));
  const stock = openStock(input.left);

  // What is given back first can be had by a sibling in the same save.
  const removing = (day: WantedDay) => (day.wanted.kind === 'nothing' ? 0 : 1);
  const decided = new Map<WantedDay, ReturnType<typeof decideDay>>();
  for (const wanted of days.toSorted((a, b) => removing(a) - removing(b))) {
    const luncher = lunchers.get(wanted.luncherId);
    if (!luncher) throw new Error(`luncher ${wanted.luncherId} was not checked`);
    const day = dayOf(luncher, wanted.date);
    decided.set(wanted, decideDay({ day, wanted, orderer, catalogue, stock, seed }));
  }

  const outcomes = days.map((day) => decided.get(day) as ReturnType<typeof decideDay>);
  const changes = outcomes.flatMap(({ change }) => change ?? []);
  const orders = ordersAfter(week.orders, changes);
  const discount = decideDiscount(week, orders, input.discount);
  return {
    results: outcomes.map(({ result }) => result),
    changes,
    stockMoves: stock.moves(),
    orders,
    discount,
    changed:
      changes.length > 0 ||
      discount.discount?.id !== week.discount?.id ||
      discount.cents !== week.discountCents,
  };
}

function ordersAfter(
  before: readonly FamilyOrder[],
  changes: readonly OrderChange[],
): FamilyOrder[] {
  const orders = new Map(before.map((order) => [dayKey(order.luncher_id, order.date), order]));
  for (const change of changes) {
    if (change.kind === 'cancelled') {
      orders.delete(dayKey(change.before.luncher_id, change.before.date));
    } else {
      orders.set(dayKey(change.after.luncher_id, change.after.date), change.after);
    }
  }
  return [...orders.values()];
}
