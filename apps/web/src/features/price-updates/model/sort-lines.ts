import type { PriceLine } from '@yay/contract/price-updates/calls';
import { marginOf } from '@yay/domain/catalog';

export type LineColumn =
  | 'item'
  | 'vendor'
  | 'before'
  | 'after'
  | 'vendorBefore'
  | 'vendorAfter'
  | 'marginBefore'
  | 'marginAfter';
export interface LineSort {
  readonly column: LineColumn;
  readonly descending: boolean;
}

export const marginsOf = (line: PriceLine) => ({
  before: marginOf(line.price_before, line.price_to_vendor_before),
  after: marginOf(line.price, line.price_to_vendor),
});

function keyOf(line: PriceLine, column: LineColumn): string | number {
  switch (column) {
    case 'item':
      return line.name.toLowerCase();
    case 'vendor':
      return line.vendor.toLowerCase();
    case 'before':
      return line.price_before;
    case 'after':
      return line.price;
    case 'vendorBefore':
      return line.price_to_vendor_before;
    case 'vendorAfter':
      return line.price_to_vendor;
    case 'marginBefore':
      return marginsOf(line).before ?? Number.NEGATIVE_INFINITY;
    case 'marginAfter':
      return marginsOf(line).after ?? Number.NEGATIVE_INFINITY;
  }
}

export function sortLines<Line extends PriceLine>(
  lines: readonly Line[],
  { column, descending }: LineSort,
): Line[] {
  const sign = descending ? -1 : 1;
  return lines
    .map((line) => ({ line, key: keyOf(line, column) }))
    .sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
    .map(({ line }) => line);
}
