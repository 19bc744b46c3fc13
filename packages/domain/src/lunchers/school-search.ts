export const SCHOOL_SEARCH_THRESHOLD = 0.3;
export const SCHOOL_SEARCH_MIN_MATCH = 3;
export const SCHOOL_SEARCH_MIN_CHARS = 2;

/** Normalizes names and queries alike: `St. Mary's`, `st mary's` and `Saint Mary's` become one. */
export function normalizeSchoolQuery(query: string): string {
  return query
    .toLowerCase()
    .replace(/\bst(?:\.|(?![\p{L}\p{N}'’]))/gu, 'saint ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Tells whether a school is found by families: warehouses are destinations too, without lunchers.
 */
export function isSearchableSchool(name: string): boolean {
  return !name.toLowerCase().includes('warehouse');
}
