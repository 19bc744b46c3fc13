import { slugify } from './slugify.ts';

/** The largest possible id; the server refuses larger ones as malformed. */
const MAX_ID = 2_147_483_647;

/**
 * Builds the last segment of an address, such as `two-rivers-kitchen-12`: only the id identifies.
 */
export function slugWithId(name: string, id: number): string {
  return [slugify(name), id].filter((part) => part !== '').join('-');
}

/** Returns the id of such a segment, whatever its name; null without one. */
export function idOfSlug(segment: string): number | null {
  const id = /(?:^|-)([1-9]\d{0,9})$/.exec(segment)?.[1];
  return id === undefined || Number(id) > MAX_ID ? null : Number(id);
}
