export const SEARCH_MIN_CHARS = 3;
export const SEARCH_SETTLE_MS = 400;

/** What is asked, or null while it is too short to ask. */
export function searchTextOf(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, 200);
  return [...text].length < SEARCH_MIN_CHARS ? null : text;
}
