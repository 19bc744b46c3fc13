import type { Luncher } from '@yay/contract/lunchers';
import { optionsProblem } from '@yay/domain/ordering';
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

/** The chosen options after one was pressed: in a group of one the new choice takes the old one's place. */
export function toggleOption(
  group: GroupWithOptions,
  chosen: readonly number[],
  optionId: number,
): number[] {
  const own = new Set(group.options.map((option) => option.id));
  if (group.max_choices === 1) {
    const others = chosen.filter((id) => !own.has(id));
    const takesOff = chosen.includes(optionId) && group.min_choices === 0;
    return takesOff ? others : [...others, optionId];
  }
  if (chosen.includes(optionId)) return chosen.filter((id) => id !== optionId);
  return [...chosen, optionId];
}

/** Whether one more of this group may be chosen. */
export function isFull(group: GroupWithOptions, chosen: readonly number[]): boolean {
  if (group.max_choices === 1) return false;
  return countIn(group, chosen) >= group.max_choices;
}

export function countIn(group: GroupWithOptions, chosen: readonly number[]): number {
  return group.options.filter((option) => chosen.includes(option.id)).length;
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
