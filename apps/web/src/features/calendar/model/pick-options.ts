import type { Luncher } from '@yay/contract/lunchers';
import { isNotMade, optionsProblem } from '@yay/domain/ordering';
import { optionState } from './meals.ts';
import type { GroupWithOptions } from './week-index.ts';

/**
 * Options to begin with: where something must be chosen, the first safe ones that cost nothing, so
 * that most meals can be taken at once. What costs more is for a person to say, unless `always`.
 */
export function firstOptions(
  luncher: Luncher,
  groups: readonly GroupWithOptions[],
  always = false,
): number[] {
  return groups.flatMap((group) => {
    const safe = group.options.filter((option) => !optionState(luncher, option).problem);
    const cheapest = safe.toSorted((a, b) => a.price - b.price);
    return cheapest
      .slice(0, group.min_choices)
      .filter((option) => always || option.price === 0)
      .map((option) => option.id);
  });
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

/** What is chosen of these groups. */
export const chosenOf = (
  groups: readonly GroupWithOptions[],
  chosen: readonly number[],
): number[] =>
  chosen.filter((id) => groups.some(({ options }) => options.some((option) => option.id === id)));

/** Without what is not made with the choices of the groups before: that is to be chosen anew. */
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
