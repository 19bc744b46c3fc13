export const SCHOOL_SEARCH_THRESHOLD = 0.3;
export const SCHOOL_SEARCH_MIN_MATCH = 3;
export const SCHOOL_SEARCH_MIN_CHARS = 2;

/** For names and for what is typed alike: `St. Mary's`, `st mary's` and `Saint Mary's` are one. */
export function normaliseSchoolQuery(query: string): string {
  return query
    .toLowerCase()
    .replace(/\bst(?:\.|(?![\p{L}\p{N}'’]))/gu, 'saint ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Warehouses are destinations too, but nobody's child goes there. */
export function isSearchableSchool(name: string): boolean {
  return !name.toLowerCase().includes('warehouse');
}
