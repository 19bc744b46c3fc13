import type { Luncher } from '@yay/contract/lunchers/calls';
import { firstMade, isNotMade, optionsProblem } from '@yay/domain/ordering';
import { optionState } from './meals.ts';
import type { GroupWithOptions } from './week-index.ts';

/**
 * Returns, of every group that asks for some, the cheapest safe options that are made together;
 * null when they can't be had.
 */
export function madeOptions(
  luncher: Luncher,
  groups: readonly GroupWithOptions[],
  notTogether: readonly (readonly number[])[],
): number[] | null {
  const asked = groups.map((group) => ({
    count: group.min_choices,
    option_ids: group.options
      .filter((option) => !optionState(luncher, option).problem)
      .toSorted((a, b) => a.price - b.price)
      .map((option) => option.id),
  }));
  return firstMade(asked, notTogether);
}

/**
 * Options to begin with: where something must be chosen, the first safe ones that cost nothing, so
 * that most meals can be taken at once. What costs more is for a person to say.
 */
export function firstOptions(
  luncher: Luncher,
  groups: readonly GroupWithOptions[],
  notTogether: readonly (readonly number[])[],
): number[] {
  const costly = groups.flatMap(({ options }) => options.filter(({ price }) => price > 0));
  const made = madeOptions(luncher, groups, notTogether) ?? [];
  return made.filter((id) => !costly.some((option) => option.id === id));
}

/** The chosen options after one was pressed. In a group that is full, the new one takes the oldest's place. */
export function toggleOption(
  group: GroupWithOptions,
  chosen: readonly number[],
  optionId: number,
): number[] {
  const own = chosen.filter((id) => group.options.some((option) => option.id === id));
  if (own.includes(optionId)) {
    const isTheOnlyOne = own.length === 1 && group.min_choices === 1 && group.max_choices === 1;
    return isTheOnlyOne ? [...chosen] : chosen.filter((id) => id !== optionId);
  }
  const [oldest] = own;
  const kept = own.length >= group.max_choices ? chosen.filter((id) => id !== oldest) : chosen;
  return [...kept, optionId];
}

/** Returns the chosen options of these groups. */
export const chosenOf = (
  groups: readonly GroupWithOptions[],
  chosen: readonly number[],
): number[] =>
  chosen.filter((id) => groups.some(({ options }) => options.some((option) => option.id === id)));

/**
 * Returns the chosen options without those that are not made with the choices of the groups before:
 * they are to be chosen anew.
 */
export function madeOf(
  groups: readonly GroupWithOptions[],
  chosen: readonly number[],
  notTogether: readonly (readonly number[])[],
): number[] {
  const kept: number[] = [];
  for (const group of groups) {
    const own = chosenOf([group], chosen).filter((id) => !isNotMade([...kept, id], notTogether));
    kept.push(...own);
  }
  return kept;
}

/** The first group of which too little or too much is chosen. */
export function incompleteGroup(
  groups: readonly GroupWithOptions[],
  chosen: readonly number[],
): GroupWithOptions | null {
  const problem = optionsProblem(
    groups.map((group) => ({ ...group, option_ids: group.options.map((option) => option.id) })),
    chosen,
  );
  return groups.find((group) => group.id === problem?.group_id) ?? null;
}
