/** Something of the portal itself that is found by words: a page, or a deed. */
export interface Named {
  readonly name: string;
  /** Other names that people use for it, phrases with commas between them. */
  readonly also: string;
}

const MARKS = /\p{M}/gu;
const BETWEEN = /[^\p{L}\p{N}]+/u;

/** Words in small letters without accents. */
const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFD').replace(MARKS, '').toLowerCase().split(BETWEEN).filter(Boolean);

/** True where a word starts with what is sought, or is the one of its many: closure, closures. */
function begins(word: string, sought: string): boolean {
  if (word.startsWith(sought)) return true;
  return sought.length > 3 && (sought === `${word}s` || sought === `${word}es`);
}

/**
 * Ranks a match, the best first: its name starts with the text, its name has all of the words, its
 * name and its other names have them. Undefined where a word is in neither.
 */
function rankOf({ name, also }: Named, sought: readonly string[]): number | undefined {
  const named = wordsOf(name);
  const isIn = (words: readonly string[]) => (one: string) =>
    words.some((word) => begins(word, one));
  if (named.join(' ').startsWith(sought.join(' '))) return 0;
  if (sought.every(isIn(named))) return 1;
  return sought.every(isIn([...named, ...wordsOf(also)])) ? 2 : undefined;
}

/**
 * Finds what a text names, the best match first and equally good ones in their given order. Fillers
 * such as articles are passed over where the text has any other word.
 */
export function findNamed<One extends Named>(
  text: string,
  all: readonly One[],
  fillers: string,
): readonly (One & { readonly rank: number })[] {
  const idle = new Set(wordsOf(fillers));
  const words = wordsOf(text);
  const telling = words.filter((word) => !idle.has(word));
  const sought = telling.length > 0 ? telling : words;
  if (sought.length === 0) return [];
  return all
    .flatMap((one) => {
      // The whole text may be the start of a name that has a filler in it.
      const rank = rankOf(one, words) ?? rankOf(one, sought);
      return rank === undefined ? [] : [{ ...one, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}
