import type { PricePreview, PriceSourceInput } from '@yay/contract/price-updates';

export interface Shown {
  readonly source: PriceSourceInput;
  readonly preview: PricePreview;
  /** The same for what is shown, however often it is sent. */
  readonly key: string;
}
