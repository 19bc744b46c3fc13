export type OptionGroup = {
  id: number;
  min_choices: number;
  /** Null for any number. */
  max_choices: number | null;
  option_ids: readonly number[];
};

export type OptionsProblem =
  | { code: 'unknown_option' | 'duplicate'; group_id?: number }
  | { code: 'too_few' | 'too_many'; group_id: number };

/** Returns the problem of the options chosen for an item with these groups, if there is one. */
export function optionsProblem(
  groups: readonly OptionGroup[],
  chosen: readonly number[],
): OptionsProblem | null {
  const offered = new Set(groups.flatMap((group) => group.option_ids));
  const picked = new Set(chosen);
  if (chosen.some((id) => !offered.has(id))) return { code: 'unknown_option' };
  if (picked.size < chosen.length) {
    const twice = chosen.find((id, index) => chosen.indexOf(id) !== index);
    const group = groups.find(({ option_ids }) => option_ids.some((id) => id === twice));
    return { code: 'duplicate', group_id: group?.id };
  }
  for (const group of groups) {
    const count = group.option_ids.filter((id) => picked.has(id)).length;
    if (count < group.min_choices) return { code: 'too_few', group_id: group.id };
    if (group.max_choices !== null && count > group.max_choices) {
      return { code: 'too_many', group_id: group.id };
    }
  }
  return null;
}
