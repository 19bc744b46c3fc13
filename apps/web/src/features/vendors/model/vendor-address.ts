import { slugWithId } from '@yay/domain/text';

export function vendorSegment(vendor: { id: number; display_name: string }): string {
  return slugWithId(vendor.display_name, vendor.id);
}

export function vendorPath(vendor: { id: number; display_name: string }): string {
  return `/vendors/${vendorSegment(vendor)}`;
}
