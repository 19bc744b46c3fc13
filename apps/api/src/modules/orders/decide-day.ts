import type { DayRefusalCode } from '@yay/contract/codes';
import type { DayResult } from '@yay/contract/orders';
import { conflicts, forbidden, type Part, refusalOf } from '@yay/domain/allergy';
import type { Cents } from '@yay/domain/money';
import { firstMade, isNotMade, pickRandom } from '@yay/domain/ordering';
import { priceLine } from '@yay/domain/pricing';
import type { Catalogue, CatalogueItem, CatalogueOption } from '../schedule/index.ts';
import { dayKey, type FamilyLuncher, type FamilyOrder, type PricedLine } from './family-week.ts';
import type { LuncherDay, Orderer } from './luncher-day.ts';
import type { OrderChange } from './order-change.ts';
import type { Stock } from './stock.ts';
import { isAsOrdered, type WantedDay, type WantedMeal } from './wanted-day.ts';

export interface DayDecision {
  readonly result: DayResult;
  readonly change: OrderChange | null;
}

interface DayQuestion {
  readonly day: LuncherDay;
  readonly wanted: WantedDay;
  readonly orderer: Orderer;
  readonly catalogue: Catalogue;
  readonly stock: Stock;
  readonly seed: string;
}

/** Whoever eats it, by what she may. */
export interface Eater {
  readonly luncher: Pick<FamilyLuncher, 'tolerances'>;
}

type Edible = Omit<Part, 'kind'>;
/** What can be asked of a meal by who eats it. */
export interface EdiblePlate {
  readonly item: Edible;
  readonly options: readonly Edible[];
  readonly extras: readonly Edible[];
}

/** A meal with everything on it, known to be offered on that day. */
interface Plate {
  readonly item: CatalogueItem;
  readonly options: readonly CatalogueOption[];
  readonly extras: readonly CatalogueItem[];
}

export function decideDay(question: DayQuestion): DayDecision {
  const { day, wanted } = question;
  switch (wanted.wanted.kind) {
    case 'nothing':
      return remove(question);
    case 'surprise':
      return surprise(question, wanted.wanted.extraIds);
    case 'meal':
      if (isAsOrdered(wanted.wanted, day.order)) return { result: told(day), change: null };
      return choose(question, wanted.wanted);
  }
}

function remove({ day, orderer, stock }: DayQuestion): DayDecision {
  const { order, state } = day;
  if (!order) return { result: told(day), change: null };
  if (!state.removable) return refused(day, notRemovable(day));
  stock.exchange(day.date, unitsOf(order), []);
  return {
    result: { ...told(day), outcome: 'removed' },
    change: { kind: 'cancelled', before: order, reason: orderer.correcting ? 'staff' : 'parent' },
  };
}

// A day whose ordering is open would be removable, so there is a reason, unless only the order
// itself stands in the way.
function notRemovable({ order, state }: LuncherDay): DayRefusalCode {
  if (order?.status === 'served') return 'served';
  if (order?.status === 'locked') return 'locked';
  const told = state.closedReason;
  return told === 'past' || told === 'locked' || told === 'served' ? told : 'closed';
}

function choose(question: DayQuestion, meal: WantedMeal): DayDecision {
  const { day } = question;
  if (day.state.closedReason) return refused(day, day.state.closedReason);
  const plate = plateOf(question, meal);
  return plate ? serve(question, plate, 'parent') : refused(day, 'not_on_menu');
}

/** One of the day's specials that is safe for this luncher and still to be had, by weight. */
function surprise(question: DayQuestion, extraIds: readonly number[]): DayDecision {
  const { day, stock, seed } = question;
  if (day.state.closedReason) return refused(day, day.state.closedReason);
  const extras = extrasOf(question, extraIds);
  if (!extras) return refused(day, 'not_on_menu');
  const held = day.order ? unitsOf(day.order) : [];
  const candidates = day.specials.flatMap(({ item, weight }) => {
    const options = requiredOptions(day, item);
    if (!options || !isSafe(day, { item, options, extras: [] })) return [];
    return held.includes(item.id) || stock.has(day.date, item.id)
      ? [{ item, options, weight }]
      : [];
  });
  const picked = pickRandom(candidates, `${seed}|${dayKey(day.luncher.id, day.date)}`);
  return picked ? serve(question, { ...picked, extras }, 'random') : refused(day, 'not_on_menu');
}

function serve(
  { day, wanted, orderer, stock }: DayQuestion,
  plate: Plate,
  how: 'parent' | 'random',
): DayDecision {
  const chosen = plate.options.map((option) => option.id);
  if (isNotMade(chosen, plate.item.notTogether)) return refused(day, 'not_together');
  const found = conflicts(day.luncher.tolerances, partsOf(plate));
  const forbids = refusalOf(found);
  if (forbids) {
    const kind = forbids === 'allergy' ? 'contains' : 'unverified';
    const about = forbidden(found).find((conflict) => conflict.found === kind);
    return refused(day, forbids, about && { property: about.property, part: about.part.name });
  }
  const after = orderOf(day, plate, {
    source: how === 'random' ? how : sourceOf(wanted, orderer),
    lateFee: wanted.repeat ? 0 : day.lateFee(day.order ? 'changed' : 'added'),
  });
  const before = day.order;
  if (before && isAsOrdered(mealOf(after), before)) return { result: told(day), change: null };

  if (wanted.shownFee !== undefined && after.late_fee_cents > wanted.shownFee) {
    return refused(day, 'late_fee_changed');
  }
  // What costs less than it was shown to cost is no reason to ask again.
  if (wanted.shownTotal !== undefined && after.total_cents > wanted.shownTotal) {
    return refused(day, 'price_changed');
  }
  if (!stock.exchange(day.date, before ? unitsOf(before) : [], unitsOf(after))) {
    return refused(day, 'sold_out');
  }
  const { luncher } = day;
  return {
    result: { ...told(day), outcome: 'saved' },
    change: before
      ? { kind: 'changed', luncher, before, after }
      : { kind: 'placed', luncher, after },
  };
}

/** An entree that stays keeps its price, and so does what stays on it, whatever it costs by now. */
function orderOf(
  day: LuncherDay,
  plate: Plate,
  { source, lateFee }: { readonly source: FamilyOrder['source']; readonly lateFee: Cents },
): FamilyOrder {
  const kept = day.order?.item_id === plate.item.id ? day.order : null;
  const priced = (
    parts: readonly { readonly id: number; readonly cents: Cents }[],
    before: readonly PricedLine[] = [],
  ): PricedLine[] =>
    parts
      .map(({ id, cents }) => ({
        id,
        cents: before.find((line) => line.id === id)?.cents ?? cents,
      }))
      .sort((a, b) => a.id - b.id);
  const options = priced(plate.options, kept?.options);
  const extras = priced(plate.extras, kept?.extras);
  const price = priceLine({
    entree: kept?.entree_cents ?? plate.item.cents,
    options: options.map(({ cents }) => cents),
    extras: extras.map(({ cents }) => cents),
    lateFee,
  });
  return {
    id: day.order?.id ?? null,
    luncher_id: day.luncher.id,
    grade_id: day.luncher.grade_id,
    date: day.date,
    status: 'placed',
    source,
    item_id: plate.item.id,
    entree_cents: price.entree,
    late_fee_cents: price.late_fee,
    total_cents: price.total,
    share_cents: day.order?.share_cents ?? null,
    options,
    extras,
  };
}

function plateOf(question: DayQuestion, meal: WantedMeal): Plate | null {
  const { day, catalogue } = question;
  const item = catalogue.item(meal.itemId);
  const offered =
    day.menu?.entrees.some(({ id }) => id === meal.itemId) ||
    day.specials.some((special) => special.item.id === meal.itemId);
  const extras = extrasOf(question, meal.extraIds);
  if (!item || !offered || !extras) return null;
  const options = meal.optionIds.flatMap((id) => item.options.get(id) ?? []);
  return options.some((option) => option.archived) ? null : { item, options, extras };
}

function extrasOf({ day }: DayQuestion, ids: readonly number[]): CatalogueItem[] | null {
  const extras = ids.map((id) => day.menu?.extras.find((extra) => extra.id === id));
  return extras.every((extra) => extra !== undefined) ? extras : null;
}

/** The first safe options of every group that asks for some; null when they can't be had. */
export function requiredOptions(day: Eater, item: CatalogueItem): CatalogueOption[] | null {
  const groups = item.groups.map(({ minChoices, offered }) => ({
    count: minChoices,
    option_ids: offered
      .filter((option) => isSafePart(day, partOf('option', option)))
      .map((option) => option.id),
  }));
  const chosen = firstMade(groups, item.notTogether);
  if (chosen === null) return null;
  return chosen.flatMap((id) => item.options.get(id) ?? []);
}

const isSafe = (day: LuncherDay, plate: Plate): boolean =>
  partsOf(plate).every((part) => isSafePart(day, part));

const isSafePart = (day: Eater, part: Part): boolean =>
  refusalOf(conflicts(day.luncher.tolerances, [part])) === null;

const partOf = (kind: Part['kind'], part: Omit<Part, 'kind'>): Part => ({
  kind,
  id: part.id,
  name: part.name,
  properties: part.properties,
});

export const partsOf = (plate: EdiblePlate): Part[] => [
  partOf('entree', plate.item),
  ...plate.options.map((option) => partOf('option', option)),
  ...plate.extras.map((extra) => partOf('extra', extra)),
];

/** What an order takes of the day's stock. */
export const unitsOf = (order: FamilyOrder): number[] => [
  order.item_id,
  ...order.extras.map((extra) => extra.id),
];

const mealOf = (order: FamilyOrder): WantedMeal => ({
  kind: 'meal',
  itemId: order.item_id,
  optionIds: order.options.map((line) => line.id),
  extraIds: order.extras.map((line) => line.id),
});

function sourceOf(wanted: WantedDay, orderer: Orderer): FamilyOrder['source'] {
  if (wanted.repeat) return 'repeat';
  return orderer.correcting ? 'staff' : 'parent';
}

const told = (day: LuncherDay): DayResult => ({
  luncher_id: day.luncher.id,
  date: day.date,
  outcome: 'unchanged',
  code: null,
  detail: null,
});

const refused = (
  day: LuncherDay,
  code: DayRefusalCode,
  detail: DayResult['detail'] = null,
): DayDecision => ({ result: { ...told(day), outcome: 'refused', code, detail }, change: null });
