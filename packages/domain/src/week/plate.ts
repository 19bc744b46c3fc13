import {
  avoided,
  conflicts,
  forbidden,
  isSafe,
  type Part,
  type Property,
  refusalOf,
  suits,
  type Tolerances,
} from '../allergy/index.ts';
import { firstMade } from '../ordering/index.ts';
import type { MealItem, MealOption } from './catalogue.ts';

type PlatePart = Omit<Part, 'kind'>;

/** An entree with everything on it. */
export interface Plate<Item extends PlatePart = PlatePart, Option extends PlatePart = PlatePart> {
  readonly item: Item;
  readonly options: readonly Option[];
  readonly extras: readonly Item[];
}

/** The reason why a luncher can't have a plate: the property, and the part that has it. */
export interface PlateConflict {
  readonly code: 'allergy' | 'allergy_unverified';
  readonly detail: { readonly property: Property; readonly part: string } | null;
}

export const partsOf = (plate: Plate): Part[] => [
  partOf('entree', plate.item),
  ...plate.options.map((option) => partOf('option', option)),
  ...plate.extras.map((extra) => partOf('extra', extra)),
];

/** Returns null when nothing on the plate is forbidden to the luncher. */
export function plateConflict(tolerances: Tolerances, plate: Plate): PlateConflict | null {
  const all = conflicts(tolerances, partsOf(plate));
  const code = refusalOf(all);
  if (code === null) return null;
  const kind = code === 'allergy' ? 'contains' : 'unverified';
  const first = forbidden(all).find((conflict) => conflict.found === kind);
  return { code, detail: first ? { property: first.property, part: first.part.name } : null };
}

/**
 * The first safe options of every group that asks for some, such that the whole is made, those before
 * the others that have nothing avoided; null when there are none.
 */
export function requiredOptions(tolerances: Tolerances, item: MealItem): MealOption[] | null {
  const groups = item.groups.map(({ minChoices, offered }) => ({
    count: minChoices,
    option_ids: offered
      .filter((option) => isSafe(tolerances, [partOf('option', option)]))
      .map((option) => ({ ...option, isAvoided: !suits(tolerances, [partOf('option', option)]) }))
      .toSorted((a, b) => Number(a.isAvoided) - Number(b.isAvoided))
      .map((option) => option.id),
  }));
  const chosen = firstMade(groups, item.notTogether);
  return chosen === null ? null : chosen.flatMap((id) => item.options.get(id) ?? []);
}

/** Returns what a luncher would rather not eat and a plate is known to have. */
export const avoidedOn = (tolerances: Tolerances, plate: Plate): Property[] =>
  avoided(conflicts(tolerances, partsOf(plate)));

const partOf = (kind: Part['kind'], { id, name, properties }: PlatePart): Part => ({
  kind,
  id,
  name,
  properties,
});
