/**
 * Splits typed text into patterns for LIKE, one a word: its signs stand for themselves, and case
 * counts for nothing.
 */
export function searchPatterns(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${literal(word)}%`);
}

export const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const MOST_WORDS = 8;
