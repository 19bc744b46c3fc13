import type { MealCatalogue } from './catalogue.ts';
import type { DaySave } from './day-save.ts';
import { type DayDecision, type DayResult, decideDay } from './decide-day.ts';
import { type DecidedDiscount, type DiscountChoice, decideDiscount } from './decide-discount.ts';
import { dayKey, type FamilyOrder, type FamilyWeek } from './family-week.ts';
import { luncherDays, type Orderer } from './luncher-day.ts';
import type { OrderChange } from './order-change.ts';
import { openStock, type Stock } from './stock.ts';

export interface WeekDecision {
  /** One for each day of the save, in the save's order. */
  readonly results: readonly DayResult[];
  readonly changes: readonly OrderChange[];
  readonly stockMoves: ReturnType<Stock['moves']>;
  /** The week's orders once the decision is written. */
  readonly orders: readonly FamilyOrder[];
  readonly discount: DecidedDiscount;
  /** There is something to write. */
  readonly changed: boolean;
}

/** Decides one save of a family's week: each day by itself, and then the week's code. */
export function decideWeek(input: {
  readonly week: FamilyWeek;
  readonly catalogue: MealCatalogue;
  readonly orderer: Orderer;
  readonly days: readonly DaySave[];
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

  // Lunches that are given back come first, so that a sibling in the same save can have their units.
  const givesBack = (save: DaySave) => save.selection.kind === 'nothing';
  const decisions = new Map<DaySave, DayDecision>();
  for (const save of [...days.filter(givesBack), ...days.filter((save) => !givesBack(save))]) {
    const luncher = lunchers.get(save.luncherId);
    if (!luncher) throw new Error(`luncher ${save.luncherId} was not checked`);
    const day = dayOf(luncher, save.date);
    decisions.set(save, decideDay({ day, save, orderer, catalogue, stock, seed }));
  }

  const outcomes = days.map((save) => decisions.get(save) as DayDecision);
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
