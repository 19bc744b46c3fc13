import { diffWordsWithSpace } from 'diff';

/** Changes after which two texts count as different ones: finding more takes longer than it helps. */
const MOST_CHANGES = 1_000;

/** A stretch of two texts: in both of them, or in one alone. */
export interface Stretch {
  readonly change: 'kept' | 'added' | 'removed';
  readonly text: string;
}

/** Compares two texts word by word: words kept, added and taken away. */
export function compareTexts(before: string, after: string): Stretch[] {
  if (before === after) return stretch('kept', after);
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  const kept = (changes ?? [])
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0);
  // Words that two sentences have in common by chance would only take them apart.
  if (changes === undefined || kept * 3 < Math.min(before.length, after.length)) {
    return [...stretch('removed', before), ...stretch('added', after)];
  }
  return changes.flatMap(({ added, removed, value }) =>
    stretch(added ? 'added' : removed ? 'removed' : 'kept', value),
  );
}

const stretch = (change: Stretch['change'], text: string): Stretch[] =>
  text === '' ? [] : [{ change, text }];
