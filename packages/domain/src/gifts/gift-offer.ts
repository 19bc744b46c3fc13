import type { Cents } from '../money/index.ts';

/** The gifts on sale, as the team has set them. */
export interface GiftOffer {
  /** Suggested amounts of a gift card, in cents. */
  readonly amounts: readonly Cents[];
  readonly minAmount: Cents;
  readonly maxAmount: Cents;
  /** The most cards in one purchase. */
  readonly maxQuantity: number;
  readonly lunchPrice: Cents;
  /** The most lunches in one gift to a teacher. */
  readonly maxLunches: number;
}

export const DEFAULT_GIFT_OFFER: GiftOffer = {
  amounts: [25_00, 50_00, 75_00, 100_00],
  minAmount: 5_00,
  maxAmount: 500_00,
  maxQuantity: 20,
  lunchPrice: 8_50,
  maxLunches: 40,
};

export type GiftAmountProblem = 'required' | 'not_whole_cents' | 'amount_low' | 'amount_high';

/**
 * Returns why a gift card can't have this amount. The browser shows it early; the server decides.
 */
export function giftAmountProblem(
  amount: number,
  offer: Pick<GiftOffer, 'minAmount' | 'maxAmount'>,
): GiftAmountProblem | null {
  if (Number.isNaN(amount)) return 'required';
  if (amount < offer.minAmount) return 'amount_low';
  if (amount > offer.maxAmount) return 'amount_high';
  return Number.isInteger(amount) ? null : 'not_whole_cents';
}
