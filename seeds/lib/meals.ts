import { conflicts, forbidden, type Part, type Tolerances } from '@yay/domain/allergy';
import type { Item, Option } from './catalogue.ts';
import type { Random } from './random.ts';

export type Meal = { item: Item; options: Option[]; extras: Item[] };

export function partsOf({ item, options, extras }: Meal): Part[] {
  return [
    part('entree', item),
    ...options.map((one) => part('option', one)),
    ...extras.map((one) => part('extra', one)),
  ];
}

export function mealCents({ item, options, extras }: Meal): number {
  return [item, ...options, ...extras].reduce((sum, { price }) => sum + price, 0);
}

/**
 * A meal with this entree that the luncher may have, and where possible one without anything that
 * she would rather avoid; null when no choice of options makes it safe.
 */
export function mealWith(
  item: Item,
  extras: readonly Item[],
  tolerances: Tolerances,
  random: Random,
): Meal | null {
  if (strictlyOff(tolerances, part('entree', item))) return null;
  const options: Option[] = [];
  for (const group of item.groups) {
    const fine = liked(tolerances, 'option', group.options);
    if (fine.length < group.min) return null;
    const most = Math.min(group.max, fine.length);
    const count = group.min === most ? most : random.between(group.min, most);
    options.push(...random.some(fine, count));
  }
  const count = random.pick([0, 0, 0, 1, 1, 2]);
  return { item, options, extras: random.some(liked(tolerances, 'extra', extras), count) };
}

export function isAvoided(tolerances: Tolerances, item: Item): boolean {
  return conflicts(tolerances, [part('entree', item)]).length > 0;
}

function strictlyOff(tolerances: Tolerances, one: Part): boolean {
  return forbidden(conflicts(tolerances, [one])).length > 0;
}

/** Those without a clash; when every one clashes, those that are at least not forbidden. */
function liked<T extends Option | Item>(
  tolerances: Tolerances,
  kind: Part['kind'],
  from: readonly T[],
): T[] {
  const clean = from.filter((one) => conflicts(tolerances, [part(kind, one)]).length === 0);
  if (clean.length > 0) return clean;
  return from.filter((one) => !strictlyOff(tolerances, part(kind, one)));
}

function part(kind: Part['kind'], { id, name, properties }: Option | Item): Part {
  return { kind, id, name, properties };
}
