import type { ProblemDetail, ReplacementProblem } from '@yay/contract/substitutions';
import { conflicts, forbidden, refusalOf, type Tolerances } from '@yay/domain/allergy';
import { type Cents, sumCents } from '@yay/domain/money';
import {
  type EdiblePlate,
  type FamilyOrder,
  type PricedLine,
  partsOf,
  requiredOptions,
} from '../orders/index.ts';
import type { CatalogueItem } from '../schedule/index.ts';

export interface Refused {
  readonly kind: 'refused';
  readonly problem: ReplacementProblem;
  readonly detail: ProblemDetail | null;
}

export type Replaced<Order> = { readonly kind: 'replaced'; readonly after: Order } | Refused;

/** Of an order, as much as a replacement changes. */
export type Replaceable = Pick<
  FamilyOrder,
  'item_id' | 'entree_cents' | 'late_fee_cents' | 'total_cents' | 'options' | 'extras'
>;

/**
 * What becomes of one order when its item is replaced. It carries the replacement only where that is
 * safe for the child with everything on the plate, can be had, and costs the family nothing more.
 */
export function decideReplacement<Order extends Replaceable>(question: {
  readonly order: Order;
  readonly tolerances: Tolerances;
  readonly replacement: CatalogueItem | undefined;
  readonly extras: EdiblePlate['extras'];
  /** Takes the units of the second for those of the first; false, and takes none, if short. */
  readonly exchange: (before: readonly number[], after: readonly number[]) => boolean;
}): Replaced<Order> {
  const { order, tolerances, replacement, extras } = question;
  if (!replacement?.available || replacement.isExtra) return refused('unavailable');
  const unsafe = whyUnsafe(tolerances, { item: replacement, options: [], extras });
  if (unsafe) return unsafe;
  const options = requiredOptions({ luncher: { tolerances } }, replacement);
  if (options === null) return refused('options');
  const extraIds = order.extras.map((extra) => extra.id);
  if (!question.exchange([order.item_id, ...extraIds], [replacement.id, ...extraIds])) {
    return refused('sold_out');
  }
  return { kind: 'replaced', after: priced(order, replacement, options) };
}

/** Why a child can't have this; null when nothing on the plate is forbidden to her. */
export function whyUnsafe(tolerances: Tolerances, plate: EdiblePlate): Refused | null {
  const found = conflicts(tolerances, partsOf(plate));
  const problem = refusalOf(found);
  if (problem === null) return null;
  const kind = problem === 'allergy' ? 'contains' : 'unverified';
  const about = forbidden(found).find((conflict) => conflict.found === kind);
  return refused(problem, about && { property: about.property, part: about.part.name });
}

/** The meal's price is the lower of what it was and what the replacement costs; the rest stays. */
function priced<Order extends Replaceable>(
  order: Order,
  item: CatalogueItem,
  chosen: readonly { readonly id: number; readonly cents: Cents }[],
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
  const extras = sumCents(order.extras.map((extra) => extra.cents));
  return {
    ...order,
    item_id: item.id,
    entree_cents: entree,
    options,
    total_cents:
      entree + sumCents(options.map(({ cents }) => cents)) + extras + order.late_fee_cents,
  };
}

const refused = (
  problem: ReplacementProblem,
  detail: ProblemDetail | null | undefined = null,
): Refused => ({ kind: 'refused', problem, detail: detail ?? null });
