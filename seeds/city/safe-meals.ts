import { isSafe, type Tolerances } from '@yay/domain/allergy';
import type { Item, Option } from '../lib/catalogue.ts';
import { TOLERANCES } from '../lib/tolerances.ts';

export type SafeGroup = { min: number; max: number; options: Option[] };

const PROFILES: readonly Tolerances[] = [{}, ...TOLERANCES];

/**
 * Keeps what is left of an item for each kind of eater, worked out once: the options that she may have,
 * group by group, or null when she may not have the item. Two million orders ask this.
 */
export function safeMeals(
  items: readonly Item[],
): (item: Item, profile: number) => SafeGroup[] | null {
  const known = new Map(items.map((item) => [item.id, PROFILES.map((one) => left(item, one))]));
  return (item, profile) => known.get(item.id)?.[profile] ?? null;
}

function left(item: Item, tolerances: Tolerances): SafeGroup[] | null {
  const safe = (kind: 'entree' | 'option', { id, name, properties }: Item | Option) =>
    isSafe(tolerances, [{ kind, id, name, properties }]);
  if (!safe('entree', item)) return null;
  const groups = item.groups.map(({ min, max, options }) => ({
    min,
    max,
    options: options.filter((option) => safe('option', option)),
  }));
  return groups.every(({ min, options }) => options.length >= min) ? groups : null;
}
