import { queryOptions } from '@tanstack/react-query';
import type { getGiftOffer, listGiftSchools } from '@yay/contract/gifts/calls';
import { send } from '../../../lib/http/index.ts';

const MINUTES_5 = 300_000;

/** Asks for the gifts on sale, and for the provider that takes the card. */
export const giftOfferQuery = queryOptions({
  queryKey: ['gift-offer'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof getGiftOffer>({
      method: 'GET',
      path: '/api/v2/gift-offer',
      signal,
    });
    return data;
  },
  staleTime: MINUTES_5,
});

export const giftSchoolsQuery = queryOptions({
  queryKey: ['gift-schools'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof listGiftSchools>({
      method: 'GET',
      path: '/api/v2/gift-schools',
      signal,
    });
    return data;
  },
  staleTime: MINUTES_5,
});
