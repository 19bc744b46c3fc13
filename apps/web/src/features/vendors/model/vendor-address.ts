import { slugify } from '@yay/domain/text';

/** `two-rivers-kitchen-12`: readable, and the id at its end decides. */
export function vendorSegment(vendor: { id: number; display_name: string }): string {
  return [slugify(vendor.display_name), vendor.id].filter((part) => part !== '').join('-');
}

export function vendorPath(vendor: { id: number; display_name: string }): string {
  return `/vendors/${vendorSegment(vendor)}`;
}

/** The id in an address, whatever stands before it. */
export function vendorIdOf(segment: string): number | null {
  const id = /(?:^|-)([1-9]\d{0,9})$/.exec(segment)?.[1];
  return id === undefined ? null : Number(id);
}
