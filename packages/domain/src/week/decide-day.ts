import { preferred, suits } from '../allergy/index.ts';
import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';
import { type DayRefusalCode, isNotMade, pickRandom } from '../ordering/index.ts';
import { keptPrices, type PricedLine, priceLine } from '../pricing/index.ts';
import type { MealCatalogue, MealItem, MealOption } from './catalogue.ts';
import { type DaySave, isAsOrdered, type MealSelection } from './day-save.ts';
import { dayKey, type FamilyOrder } from './family-week.ts';
import type { LuncherDay, Orderer } from './luncher-day.ts';
import type { OrderChange } from './order-change.ts';
import {
  type Plate,
  type PlateConflict,
  partsOf,
  plateConflict,
  requiredOptions,
} from './plate.ts';
import type { Stock } from './stock.ts';

/** The answer about one day of a save. */
export interface DayResult {
  readonly luncher_id: number;
  readonly date: PlainDate;
  readonly outcome: 'saved' | 'removed' | 'unchanged' | 'refused';
  /** Null unless the day is refused. */
  readonly code: DayRefusalCode | null;
  readonly detail: PlateConflict['detail'];
}

export interface DayDecision {
  readonly result: DayResult;
  readonly change: OrderChange | null;
}

interface DayInput {
  readonly day: LuncherDay;
  readonly save: DaySave;
  readonly orderer: Orderer;
  readonly catalogue: MealCatalogue;
  readonly stock: Stock;
  readonly seed: string;
}

/** A plate that is known to be on the day's menu. */
type OfferedPlate = Plate<MealItem, MealOption>;

/** Decides one day of a save: the change of its order, or the first reason why it stays as it is. */
export function decideDay(input: DayInput): DayDecision {
  const { day, save } = input;
  const { selection } = save;
  switch (selection.kind) {
    case 'nothing':
      return remove(input);
    case 'surprise':
      return surprise(input, selection.extraIds);
    case 'meal':
      return isAsOrdered(selection, day.order) ? unchanged(day) : choose(input, selection);
  }
}

function remove({ day, orderer, stock }: DayInput): DayDecision {
  const { order, state } = day;
  if (!order) return unchanged(day);
  if (!state.removable) return refused(day, notRemovable(day));
  stock.exchange(day.date, unitsOf(order), []);
  return {
    result: { ...resultOf(day), outcome: 'removed' },
    change: { kind: 'cancelled', before: order, reason: orderer.correcting ? 'staff' : 'parent' },
  };
}

// A day whose ordering is open would be removable, so there is a reason, unless only the order
// itself stands in the way.
function notRemovable({ order, state }: LuncherDay): DayRefusalCode {
  if (order?.status === 'served') return 'served';
  if (order?.status === 'locked') return 'locked';
  const reason = state.closedReason;
  return reason === 'past' || reason === 'locked' || reason === 'served' ? reason : 'closed';
}

function choose(input: DayInput, meal: MealSelection): DayDecision {
  const { day, save, orderer } = input;
  if (day.state.closedReason) return refused(day, day.state.closedReason);
  const plate = plateOf(input, meal);
  return plate ? orderPlate(input, plate, sourceOf(save, orderer)) : refused(day, 'not_on_menu');
}

/**
 * Picks one of the day's specials that is safe for this luncher and in stock, by weight; one that
 * the luncher prefers, where there is one.
 */
function surprise(input: DayInput, extraIds: readonly number[]): DayDecision {
  const { day, stock, seed } = input;
  const { tolerances } = day.luncher;
  if (day.state.closedReason) return refused(day, day.state.closedReason);
  const extras = extrasOf(input, extraIds);
  if (!extras) return refused(day, 'not_on_menu');
  const ownUnits = day.order ? unitsOf(day.order) : [];
  const candidates = day.specials.flatMap(({ item, weight }) => {
    const options = requiredOptions(tolerances, item);
    if (!options || !suits(tolerances, partsOf({ item, options, extras: [] }))) return [];
    const isLeft = ownUnits.includes(item.id) || stock.has(day.date, item.id);
    return isLeft ? [{ item, options, weight }] : [];
  });
  const liked = preferred(tolerances, candidates, ({ item, options }) =>
    partsOf({ item, options, extras: [] }),
  );
  const pick = pickRandom(liked, `${seed}|${dayKey(day.luncher.id, day.date)}`);
  return pick ? orderPlate(input, { ...pick, extras }, 'random') : refused(day, 'not_on_menu');
}

function orderPlate(
  { day, save, stock }: DayInput,
  plate: OfferedPlate,
  source: FamilyOrder['source'],
): DayDecision {
  const { luncher, order: before } = day;
  const optionIds = plate.options.map((option) => option.id);
  if (isNotMade(optionIds, plate.item.notTogether)) return refused(day, 'not_together');
  const conflict = plateConflict(luncher.tolerances, plate);
  if (conflict) return refused(day, conflict.code, conflict.detail);
  const after = orderOf(day, plate, {
    source,
    lateFee: day.lateFee(before ? 'changed' : 'added', { isRepeat: save.repeat }),
  });
  if (before && isAsOrdered(mealOf(after), before)) return unchanged(day);

  if (save.shownFee !== undefined && after.late_fee_cents > save.shownFee) {
    return refused(day, 'late_fee_changed');
  }
  // A day that costs less than the person was shown needs no second consent.
  if (save.shownTotal !== undefined && after.total_cents > save.shownTotal) {
    return refused(day, 'price_changed');
  }
  if (!stock.exchange(day.date, before ? unitsOf(before) : [], unitsOf(after))) {
    return refused(day, 'sold_out');
  }
  return {
    result: { ...resultOf(day), outcome: 'saved' },
    change: before
      ? { kind: 'changed', luncher, before, after }
      : { kind: 'placed', luncher, after },
  };
}

/** The day's order with this plate on it. A lunch that stays keeps its prices; `lateFee` is in cents. */
function orderOf(
  day: LuncherDay,
  plate: OfferedPlate,
  { source, lateFee }: { readonly source: FamilyOrder['source']; readonly lateFee: Cents },
): FamilyOrder {
  const meal = keptPrices(day.order, {
    item_id: plate.item.id,
    entree_cents: plate.item.cents,
    options: linesOf(plate.options),
    extras: linesOf(plate.extras),
  });
  const price = priceLine({
    entree: meal.entree_cents,
    options: meal.options.map(({ cents }) => cents),
    extras: meal.extras.map(({ cents }) => cents),
    lateFee,
  });
  return {
    ...meal,
    id: day.order?.id ?? null,
    luncher_id: day.luncher.id,
    grade_id: day.luncher.grade_id,
    date: day.date,
    status: 'placed',
    source,
    late_fee_cents: price.late_fee,
    total_cents: price.total,
    share_cents: day.order?.share_cents ?? null,
  };
}

const linesOf = (parts: readonly PricedLine[]): PricedLine[] =>
  parts.map(({ id, cents }) => ({ id, cents })).sort((a, b) => a.id - b.id);

function plateOf(input: DayInput, meal: MealSelection): OfferedPlate | null {
  const { day, catalogue } = input;
  const item = catalogue.item(meal.itemId);
  const isOffered =
    day.menu?.entrees.some(({ id }) => id === meal.itemId) ||
    day.specials.some((special) => special.item.id === meal.itemId);
  const extras = extrasOf(input, meal.extraIds);
  if (!item || !isOffered || !extras) return null;
  const options = meal.optionIds.flatMap((id) => item.options.get(id) ?? []);
  return options.some((option) => option.archived) ? null : { item, options, extras };
}

function extrasOf({ day }: DayInput, ids: readonly number[]): MealItem[] | null {
  const extras = ids.map((id) => day.menu?.extras.find((extra) => extra.id === id));
  return extras.every((extra) => extra !== undefined) ? extras : null;
}

/** The units of the day's stock that an order takes: its entree and its extras. */
const unitsOf = (order: FamilyOrder): number[] => [
  order.item_id,
  ...order.extras.map((extra) => extra.id),
];

const mealOf = (order: FamilyOrder): MealSelection => ({
  kind: 'meal',
  itemId: order.item_id,
  optionIds: order.options.map((line) => line.id),
  extraIds: order.extras.map((line) => line.id),
});

function sourceOf(save: DaySave, orderer: Orderer): FamilyOrder['source'] {
  if (save.repeat) return 'repeat';
  return orderer.correcting ? 'staff' : 'parent';
}

const resultOf = (day: LuncherDay): DayResult => ({
  luncher_id: day.luncher.id,
  date: day.date,
  outcome: 'unchanged',
  code: null,
  detail: null,
});

const unchanged = (day: LuncherDay): DayDecision => ({ result: resultOf(day), change: null });

const refused = (
  day: LuncherDay,
  code: DayRefusalCode,
  detail: DayResult['detail'] = null,
): DayDecision => ({
  result: { ...resultOf(day), outcome: 'refused', code, detail },
  change: null,
});
