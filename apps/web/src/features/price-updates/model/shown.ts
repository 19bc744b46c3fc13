import type { PriceLine, PricePreview, PriceSourceInput } from '@yay/contract/price-updates/calls';

export interface Shown {
  readonly source: PriceSourceInput;
  readonly preview: PricePreview;
  /** The key of the shown preview, the same however often it is sent. */
  readonly key: string;
  /**
   * The items whose line changed, where this preview took the place of one that was no longer true.
   */
  readonly fresh: ReadonlySet<number> | null;
}

/** The typed name and day, which stay whatever becomes of the list. Null is as it comes. */
export interface Draft {
  readonly name: string | null;
  readonly day: string | null;
}
export const NEW_DRAFT: Draft = { name: null, day: null };

/** The items whose line says something else than before, or was not there. */
export function freshLines(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
): ReadonlySet<number> {
  const was = new Map(before.map((line) => [line.item_id, line]));
  const isFresh = (line: PriceLine) => {
    const old = was.get(line.item_id);
    return (
      old?.price_before !== line.price_before ||
      old.price !== line.price ||
      old.price_to_vendor_before !== line.price_to_vendor_before ||
      old.price_to_vendor !== line.price_to_vendor
    );
  };
  return new Set(after.filter(isFresh).map((line) => line.item_id));
}
