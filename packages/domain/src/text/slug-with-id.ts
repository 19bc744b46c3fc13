import { slugify } from './slugify.ts';

/** The largest id that there can be; the server calls anything beyond it malformed. */
const MAX_ID = 2_147_483_647;

/** `two-rivers-kitchen-12`: a readable name for the last part of an address, and the id that decides. */
export function slugWithId(name: string, id: number): string {
  return [slugify(name), id].filter((part) => part !== '').join('-');
}

/** The id in such a part of an address, whatever stands before it. */
export function idOfSlug(segment: string): number | null {
  const id = /(?:^|-)([1-9]\d{0,9})$/.exec(segment)?.[1];
  return id === undefined || Number(id) > MAX_ID ? null : Number(id);
}
