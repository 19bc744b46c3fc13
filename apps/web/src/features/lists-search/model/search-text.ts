export const SEARCH_MIN_CHARS = 3;
export const SEARCH_SETTLE_MS = 400;

/** Returns the text to search for, or null while it is too short. */
export function searchTextOf(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, 200);
  return [...text].length < SEARCH_MIN_CHARS ? null : text;
}
