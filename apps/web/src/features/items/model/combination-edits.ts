import type { OptionCombination } from '@yay/contract/items/calls';

type Change = Partial<Pick<OptionCombination, 'is_offered' | 'kitchen_name'>>;

/** Unsaved changes by their options, each with the combination as it was saved when they began. */
export type CombinationEdits = ReadonlyMap<string, { over: OptionCombination; change: Change }>;

export const keyOf = ({ option_ids }: OptionCombination) => option_ids.join('+');

const same = (one: OptionCombination, other: OptionCombination) =>
  one.is_offered === other.is_offered && one.kitchen_name === other.kitchen_name;

/** Returns the combinations as they are edited. */
export const withEdits = (
  saved: readonly OptionCombination[],
  edits: CombinationEdits,
): OptionCombination[] => saved.map((card) => ({ ...card, ...edits.get(keyOf(card))?.change }));

/** Returns the edited combinations that differ from the saved ones. */
export const changedCombinations = (
  saved: readonly OptionCombination[],
  edits: CombinationEdits,
): OptionCombination[] =>
  saved.flatMap((card) => {
    const edited = { ...card, ...edits.get(keyOf(card))?.change };
    return same(card, edited) ? [] : [edited];
  });

/** Adds a change to those of its combination. */
export function addEdit(
  edits: CombinationEdits,
  saved: OptionCombination,
  change: Change,
): CombinationEdits {
  const former = edits.get(keyOf(saved));
  const over = former?.over ?? saved;
  return new Map(edits).set(keyOf(saved), { over, change: { ...former?.change, ...change } });
}

/** Returns whether an edited combination has been saved otherwise since its edit began. */
export const isOvertaken = (saved: readonly OptionCombination[], edits: CombinationEdits) =>
  saved.some((card) => {
    const over = edits.get(keyOf(card))?.over;
    return over !== undefined && !same(over, card);
  });

/** Lays the edits over what is saved now. Those that say the same are over, as are `sent` ones. */
export function rebase(
  saved: readonly OptionCombination[],
  edits: CombinationEdits,
  sent?: CombinationEdits,
): CombinationEdits {
  const unsaved = changedCombinations(saved, edits).map(keyOf);
  return new Map(
    saved.flatMap((over) => {
      const key = keyOf(over);
      const edit = edits.get(key);
      if (!edit || edit === sent?.get(key) || !unsaved.includes(key)) return [];
      return [[key, { over, change: edit.change }]];
    }),
  );
}
