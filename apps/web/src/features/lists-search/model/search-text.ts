export const SEARCH_MIN_CHARS = 3;
export const SEARCH_SETTLE_MS = 400;

/** What is asked, or null while it is too short to ask. */
export function searchTextOf(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, 200);
  return [...text].length < SEARCH_MIN_CHARS ? null : text;
}

/** Up and down over the results, round and round; -1 is the text field itself. */
export function nextPlace(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const to = at + step;
  if (to >= count) return 0;
  return to < 0 ? count - 1 : to;
}
