/** Free text becomes a tag only when it is longer than this; known tags may be shorter. */
export const TAG_LONGER_THAN = 2;

export type TagRefusal = 'short' | 'long' | 'taken';
export type TagVerdict = { tag: string } | { refused: TagRefusal };

/** The key by which two tags are compared. */
const keyOf = (tag: string) => tag.normalize('NFC').toLowerCase();

/** A tag as it is kept: without spaces around it, and one between words. */
const tidy = (text: string) => text.trim().replace(/\s+/gu, ' ').normalize('NFC');

/** The tag that a typed text adds: a known one in its own spelling, a new one, or none. */
export function judgeTag(
  text: string,
  {
    chosen,
    known = [],
    max,
  }: { chosen: readonly string[]; known?: readonly string[]; max: number },
): TagVerdict {
  const tag = tidy(text);
  const key = keyOf(tag);
  const length = [...tag].length;
  if (chosen.some((tag) => keyOf(tag) === key)) return { refused: 'taken' };
  const same = known.find((tag) => keyOf(tag) === key);
  if (same !== undefined) return { tag: same };
  if (length <= TAG_LONGER_THAN) return { refused: 'short' };
  if (length > max) return { refused: 'long' };
  return { tag };
}

/** The known tags that are not chosen yet. */
export function offeredTags(known: readonly string[], chosen: readonly string[]): string[] {
  const taken = new Set(chosen.map(keyOf));
  return known.filter((tag) => !taken.has(keyOf(tag)));
}
