import type { OrderSummary } from '@yay/contract/calendar/calls';
import { type Cell, cellAt, isLunchDay } from './cell.ts';
import { type ByDay, type Choice, withAt } from './choice.ts';
import { currentDiscount, type Draft } from './draft.ts';
import { expectedSummary } from './expected-summary.ts';
import type { WeekIndex } from './week-index.ts';

export type WeekView = {
  /** Luncher id to the five days. */
  rows: Record<string, Cell[]>;
  /** Changed days that a save would send. */
  changes: Cell[];
  /** Changed days that can't be saved as they are. */
  blocked: Cell[];
  discount: string | null;
  discountChanged: boolean;
  /** The lunches are to be saved even if the code no longer counts. */
  saveWithout: boolean;
  /** The number of changes that a save would send: days, and the promo code. */
  unsaved: number;
  summary: OrderSummary;
};

/** Everything that the screen shows of a week, from the saved lunches and the unsaved choices. */
export function viewWeek(index: WeekIndex, draft: Draft, told?: OrderSummary): WeekView {
  const rows: Record<string, Cell[]> = {};
  for (const luncherId of index.lunchers.keys()) {
    rows[luncherId] = index.dates.map((date) => cellAt(index, draft, { luncherId, date }));
  }
  const cells = Object.values(rows).flat();
  const changed = cells.filter((cell) => cell.change !== null);
  const blocked = changed.filter((cell) => cell.kind === 'blocked');
  const changes = changed.filter((cell) => cell.kind !== 'blocked');
  const discount = currentDiscount(draft, index.week);
  const discountChanged = (discount || null) !== (index.week.discount_code || null);
  return {
    rows,
    changes,
    blocked,
    discount,
    discountChanged,
    saveWithout: draft.saveWithout ?? false,
    unsaved: changes.length + (discountChanged ? 1 : 0),
    summary: expectedSummary(cells, discount, told ?? index.week.order_summary),
  };
}

/** The lunches that will stand once this is saved: the server is asked for their price. */
export function standingChoices(view: WeekView): ByDay<Choice> {
  let choices: ByDay<Choice> = {};
  for (const cell of Object.values(view.rows).flat()) {
    if (cell.stands) choices = withAt(choices, cell, cell.stands.choice);
  }
  return choices;
}

/** '3 of 4 days': lunches that will stand, of the days on which there could be one. */
export function daysCount(cells: readonly Cell[]): { chosen: number; possible: number } {
  return {
    chosen: cells.filter((cell) => cell.stands).length,
    possible: cells.filter(isLunchDay).length,
  };
}
