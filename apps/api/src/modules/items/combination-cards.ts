import type { ItemCombinations, ItemGroup, OptionCombination } from '@yay/contract/items/calls';
import { COMBINATIONS_MAX } from '@yay/contract/items/values';
import { isNotMade, oneOfEach } from '@yay/domain/ordering';

/** Returns the offered options of each offered group. */
export const offeredOptions = (groups: readonly ItemGroup[]): number[][] =>
  groups
    .filter((group) => group.archived_at === null)
    .map(({ options }) =>
      options.filter((option) => option.archived_at === null).map((option) => option.id),
    )
    .filter((options) => options.length > 0);

/**
 * Returns every combination of one option of each group, with its kept words. Words from before a
 * group came or went hold for each combination that has all of their options.
 */
export function combinationCards(
  groups: readonly ItemGroup[],
  kept: readonly OptionCombination[],
): Omit<ItemCombinations, 'version'> {
  const options = offeredOptions(groups);
  const count = options.length === 0 ? 0 : options.reduce((all, own) => all * own.length, 1);
  if (count > COMBINATIONS_MAX) return { combinations: null, count };
  if (count === 0) return { combinations: [], count };
  const refused = kept.filter((one) => !one.is_offered).map((one) => one.option_ids);
  const named = kept
    .filter((one) => one.kitchen_name !== '')
    .toSorted((a, b) => b.option_ids.length - a.option_ids.length);
  return {
    count,
    combinations: oneOfEach(options).map((chosen) => ({
      option_ids: ascending(chosen),
      kitchen_name: named.find((one) => isNotMade(chosen, [one.option_ids]))?.kitchen_name ?? '',
      is_offered: !isNotMade(chosen, refused),
    })),
  };
}

export const ascending = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);
