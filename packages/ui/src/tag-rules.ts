/** Free text becomes a tag only when it is longer than this; known tags may be shorter. */
export const TAG_LONGER_THAN = 2;

export type TagRefusal = 'short' | 'long' | 'taken';
export type TagVerdict = { tag: string } | { refused: TagRefusal };

/** What two tags are compared by. */
const keyOf = (tag: string) => tag.normalize('NFC').toLowerCase();

/** A tag as it is kept: without spaces around it, and one between words. */
const tidy = (text: string) => text.trim().replace(/\s+/gu, ' ').normalize('NFC');

/** What typed text adds: one of the known tags under its own spelling, a new one, or nothing. */
export function judgeTag(
  text: string,
  {
    chosen,
    known = [],
    max,
  }: { chosen: readonly string[]; known?: readonly string[]; max: number },
): TagVerdict {
  const wanted = tidy(text);
  const key = keyOf(wanted);
  const length = [...wanted].length;
  if (chosen.some((tag) => keyOf(tag) === key)) return { refused: 'taken' };
  const same = known.find((tag) => keyOf(tag) === key);
  if (same !== undefined) return { tag: same };
  if (length <= TAG_LONGER_THAN) return { refused: 'short' };
  if (length > max) return { refused: 'long' };
  return { tag: wanted };
}

/** The known tags that are not chosen yet. */
export function offeredTags(known: readonly string[], chosen: readonly string[]): string[] {
  const taken = new Set(chosen.map(keyOf));
  return known.filter((tag) => !taken.has(keyOf(tag)));
}
