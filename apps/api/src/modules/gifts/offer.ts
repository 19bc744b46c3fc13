import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { readSiteOption } from '@yay/contract/site-options/fields';
import type { GiftOffer } from '@yay/domain/gifts';
import type { Queryable } from '../../platform/db/index.ts';
import { siteOptionFields } from '../settings/index.ts';

/** One code holds no more than this, whatever the team has set. */
const MAX_CODE_CENTS = 100_000;

/**
 * Returns the gifts on sale, by the site option `gifts`; a field that it leaves out keeps its usual
 * value.
 */
export async function giftOffer(source: Queryable): Promise<GiftOffer> {
  const read = readSiteOption('gifts', await siteOptionFields(source, 'gifts'));
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
  { provider, heads }: Pick<GiftOfferOut, 'provider' | 'heads'>,
): GiftOfferOut => ({
  amounts_cents: [...offer.amounts],
  min_cents: offer.minAmount,
  max_cents: offer.maxAmount,
  max_quantity: offer.maxQuantity,
  lunch_cents: offer.lunchPrice,
  max_lunches: offer.maxLunches,
  provider,
  heads,
});
