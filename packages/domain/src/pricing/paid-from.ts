import type { Cents } from '../money/index.ts';

export interface PaidFrom {
  /** The part of this week that was paid before. */
  readonly charged: Cents;
  readonly credit: Cents;
  readonly yayBucks: Cents;
  /** The yay bucks that this week leaves. */
  readonly yayBucksLeft: Cents;
  /** The card's part. */
  readonly rest: Cents;
}

/**
 * Splits what a week costs over what pays it: what was paid already, then account credit, then yay
 * bucks, then the card. Funds that are not known pay nothing.
 */
export function paidFrom(
  total: Cents,
  funds: { readonly data: Cents; readonly yay_bucks: Cents; readonly charged: Cents } | null,
): PaidFrom {
  const charged = Math.min(funds?.charged ?? 0, total);
  const credit = Math.min(funds?.data ?? 0, total - charged);
  const yayBucks = Math.min(funds?.yay_bucks ?? 0, total - charged - credit);
  return {
    charged,
    credit,
    yayBucks,
    yayBucksLeft: (funds?.yay_bucks ?? 0) - yayBucks,
    rest: total - charged - credit - yayBucks,
  };
}
