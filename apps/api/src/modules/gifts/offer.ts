import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { DEFAULT_GIFT_OFFER, type GiftOffer } from '@yay/domain/gifts';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

const cents = z.number().int().min(100).max(100_000);
const fields = z.object({
  amounts_cents: z
    .array(cents)
    .max(8)
    .default([...DEFAULT_GIFT_OFFER.amounts]),
  min_cents: cents.default(DEFAULT_GIFT_OFFER.minAmount),
  max_cents: cents.default(DEFAULT_GIFT_OFFER.maxAmount),
  max_quantity: z.number().int().min(1).max(1_000).default(DEFAULT_GIFT_OFFER.maxQuantity),
  lunch_cents: cents.default(DEFAULT_GIFT_OFFER.lunchPrice),
  max_lunches: z.number().int().min(1).max(1_000).default(DEFAULT_GIFT_OFFER.maxLunches),
});

/** One code holds no more than this, whatever the team has set. */
const MAX_CODE_CENTS = 100_000;

/** What is sold, by the site option `gifts`; what it leaves out is as it always was. */
export async function giftOffer(source: Queryable): Promise<GiftOffer> {
  const read = fields.parse((await siteOptionFields(source, 'gifts')) ?? {});
  return {
    amounts: read.amounts_cents.filter((one) => one >= read.min_cents && one <= read.max_cents),
    minAmount: read.min_cents,
    maxAmount: read.max_cents,
    maxQuantity: read.max_quantity,
    lunchPrice: read.lunch_cents,
    maxLunches: Math.min(read.max_lunches, Math.floor(MAX_CODE_CENTS / read.lunch_cents)),
  };
}

export const presentOffer = (
  offer: GiftOffer,
  provider: GiftOfferOut['provider'],
): GiftOfferOut => ({
  amounts_cents: [...offer.amounts],
  min_cents: offer.minAmount,
  max_cents: offer.maxAmount,
  max_quantity: offer.maxQuantity,
  lunch_cents: offer.lunchPrice,
  max_lunches: offer.maxLunches,
  provider,
});
