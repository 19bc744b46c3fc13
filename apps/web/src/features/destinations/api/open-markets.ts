import { queryOptions } from '@tanstack/react-query';
import type { listMarkets } from '@yay/contract/markets/calls';
import { send } from '../../../lib/http/index.ts';

/** The markets that a school can be in. */
export const openMarketsQuery = queryOptions({
  queryKey: ['open-markets'],
  queryFn: async ({ signal }) =>
    (await send<typeof listMarkets>({ method: 'GET', path: '/api/markets', signal })).data,
  staleTime: 0,
});
