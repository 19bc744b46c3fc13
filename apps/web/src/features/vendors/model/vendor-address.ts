import { slugify } from '@yay/domain/text';

/** `two-rivers-kitchen-12`: readable, and the id at its end decides. */
export function vendorSegment(vendor: { id: number; display_name: string }): string {
  return [slugify(vendor.display_name), vendor.id].filter((part) => part !== '').join('-');
}

export function vendorPath(vendor: { id: number; display_name: string }): string {
  return `/vendors/${vendorSegment(vendor)}`;
}

/** The largest that there can be; the server calls anything beyond it malformed. */
const MAX_ID = 2_147_483_647;

/** The id in an address, whatever stands before it. */
export function vendorIdOf(segment: string): number | null {
  const id = /(?:^|-)([1-9]\d{0,9})$/.exec(segment)?.[1];
  return id === undefined || Number(id) > MAX_ID ? null : Number(id);
}
