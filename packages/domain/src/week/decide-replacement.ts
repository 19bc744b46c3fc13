import type { Tolerances } from '../allergy/index.ts';
import { sumCents } from '../money/index.ts';
import { exemptLateFee } from '../ordering/index.ts';
import { type PricedLine, priceLine } from '../pricing/index.ts';
import type { MealItem } from './catalogue.ts';
import type { FamilyOrder } from './family-week.ts';
import { type Plate, type PlateConflict, plateConflict, requiredOptions } from './plate.ts';

/** The reasons why an order can't have the replacement. */
export const REPLACEMENT_PROBLEMS = [
  'allergy',
  'allergy_unverified',
  'sold_out',
  'options',
  'unavailable',
] as const;
export type ReplacementProblem = (typeof REPLACEMENT_PROBLEMS)[number];

export interface RefusedReplacement {
  readonly kind: 'refused';
  readonly problem: ReplacementProblem;
  readonly detail: PlateConflict['detail'];
}

export type Replaced<Order> =
  | { readonly kind: 'replaced'; readonly after: Order }
  | RefusedReplacement;

/** The parts of an order that a replacement changes or reads. */
export type Replaceable = Pick<
  FamilyOrder,
  'item_id' | 'entree_cents' | 'late_fee_cents' | 'total_cents' | 'options' | 'extras'
>;

/**
 * Decides about one order when the kitchen replaces its item (decision 0025). The order has the
 * replacement only where that is safe for the child with everything on the plate, is in stock, and
 * costs the family no more than before.
 */
export function decideReplacement<Order extends Replaceable>(input: {
  readonly order: Order;
  readonly tolerances: Tolerances;
  readonly replacement: MealItem | undefined;
  readonly extras: Plate['extras'];
  /** Exchanges units of `before` for units of `after`; false, and no exchange, if one is short. */
  readonly exchange: (before: readonly number[], after: readonly number[]) => boolean;
}): Replaced<Order> {
  const { order, tolerances, replacement, extras } = input;
  if (!replacement?.available || replacement.isExtra) return refused('unavailable');
  const conflict = plateConflict(tolerances, { item: replacement, options: [], extras });
  if (conflict) return refused(conflict.code, conflict.detail);
  const options = requiredOptions(tolerances, replacement);
  if (options === null) return refused('options');
  const extraIds = order.extras.map((extra) => extra.id);
  if (!input.exchange([order.item_id, ...extraIds], [replacement.id, ...extraIds])) {
    return refused('sold_out');
  }
  return { kind: 'replaced', after: replaced(order, replacement, options) };
}

/** The meal costs the lower of its saved price and the replacement's; extras and late fee stay. */
function replaced<Order extends Replaceable>(
  order: Order,
  item: MealItem,
  chosen: readonly PricedLine[],
): Order {
  const most = order.entree_cents + sumCents(order.options.map((option) => option.cents));
  const entree = Math.min(item.cents, most);
  let left = most - entree;
  const options: PricedLine[] = chosen
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, cents }) => {
      const price = Math.min(cents, left);
      left -= price;
      return { id, cents: price };
    });
  const price = priceLine({
    entree,
    options: options.map(({ cents }) => cents),
    extras: order.extras.map(({ cents }) => cents),
    lateFee: exemptLateFee('substitution', order.late_fee_cents),
  });
  return {
    ...order,
    item_id: item.id,
    entree_cents: price.entree,
    options,
    late_fee_cents: price.late_fee,
    total_cents: price.total,
  };
}

const refused = (
  problem: ReplacementProblem,
  detail: PlateConflict['detail'] = null,
): RefusedReplacement => ({ kind: 'refused', problem, detail });
