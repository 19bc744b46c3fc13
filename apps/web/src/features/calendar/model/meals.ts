import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Item } from '@yay/contract/schedule/catalogue';
import {
  ALLERGENS,
  type Allergen,
  allergensIn,
  avoided,
  type Part,
  type Property,
} from '@yay/domain/allergy';
import type { Problem, Spot } from './choice.ts';
import type { Draft } from './draft.ts';
import { allergyProblem, conflictsOf } from './problem.ts';
import { leftFor } from './stock.ts';
import {
  entreesAt,
  extrasAt,
  type GroupWithOptions,
  groupsOf,
  type WeekIndex,
} from './week-index.ts';

/** One meal on the day's panel. */
export type Meal = {
  item: Item;
  special: boolean;
  /** The reason why it can't be had, if so. */
  problem: Problem | null;
  /** Properties that the luncher would rather not eat, though it may be had. */
  avoids: Property[];
  contains: Allergen[];
  /** Allergens of its options that are not its own. */
  optionsContain: Property[];
  /** It and all of its options are known to have none of the nine. */
  isFree: boolean;
  diet: 'vegan' | 'vegetarian' | null;
  left: number | null;
  groups: GroupWithOptions[];
};

/** A part of a meal, an option or an extra, and why it can't be had. */
export type PartState = { problem: Problem | null; avoids: Property[]; contains: Property[] };

export function mealsAt(index: WeekIndex, draft: Draft, spot: Spot): Meal[] {
  const luncher = index.lunchers.get(spot.luncherId);
  if (!luncher) return [];
  return entreesAt(index, spot).map(({ item, special }) => {
    const groups = groupsOf(index, item.id);
    const left = leftFor(index, draft, spot, item.id);
    const part = entreePart(item);
    const contains = allergensIn([part]);
    const options = groups.flatMap((group) => group.options);
    return {
      item,
      special,
      groups,
      left,
      problem:
        allergyProblem(luncher, [part]) ??
        lackingOption(luncher, groups) ??
        (left === 0 ? { code: 'sold_out', detail: null } : null),
      avoids: avoided(conflictsOf(luncher, [part])),
      contains,
      optionsContain: allergensIn(options).filter((allergen) => !contains.includes(allergen)),
      isFree: [item, ...options].every(({ properties }) =>
        ALLERGENS.every((allergen) => properties[allergen] === 'no'),
      ),
      diet: dietOf(item),
    };
  });
}

export function optionState(
  luncher: Luncher,
  option: GroupWithOptions['options'][number],
): PartState {
  return partState(luncher, {
    kind: 'option',
    id: option.id,
    name: option.name,
    properties: option.properties,
  });
}

export function extrasWithState(
  index: WeekIndex,
  draft: Draft,
  spot: Spot,
): { item: Item; state: PartState }[] {
  const luncher = index.lunchers.get(spot.luncherId);
  if (!luncher) return [];
  return extrasAt(index, spot).map((item) => {
    const part: Part = { ...entreePart(item), kind: 'extra' };
    const state = partState(luncher, part);
    const soldOut = leftFor(index, draft, spot, item.id) === 0;
    return {
      item,
      state: soldOut ? { ...state, problem: { code: 'sold_out', detail: null } } : state,
    };
  });
}

function partState(luncher: Luncher, part: Part): PartState {
  return {
    problem: allergyProblem(luncher, [part]),
    avoids: avoided(conflictsOf(luncher, [part])),
    contains: allergensIn([part]),
  };
}

/** A meal of which every choice that must be made is forbidden can't be had either. */
function lackingOption(luncher: Luncher, groups: readonly GroupWithOptions[]): Problem | null {
  for (const group of groups) {
    const states = group.options.map((option) => optionState(luncher, option));
    const free = states.filter((state) => !state.problem).length;
    if (free < group.min_choices) return states.find((state) => state.problem)?.problem ?? null;
  }
  return null;
}

function entreePart(item: Item): Part {
  return { kind: 'entree', id: item.id, name: item.names.primary, properties: item.properties };
}

function dietOf(item: Item): Meal['diet'] {
  if (item.properties.vegan === 'yes') return 'vegan';
  return item.properties.vegetarian === 'yes' ? 'vegetarian' : null;
}

export type MealFilter = { only: 'all' | 'safe' | 'vegetarian'; vendorId: number | null };

export function matches(meal: Meal, filter: MealFilter): boolean {
  if (filter.vendorId !== null && meal.item.vendor.id !== filter.vendorId) return false;
  if (filter.only === 'safe') return meal.problem === null && meal.avoids.length === 0;
  if (filter.only === 'vegetarian') return meal.diet !== null;
  return true;
}
