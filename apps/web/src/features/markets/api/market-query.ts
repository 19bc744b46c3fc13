import { queryOptions } from '@tanstack/react-query';
import type { getMarket, listMacroMarkets, MarketRecord } from '@yay/contract/markets';
import { isHttpError, send } from '../../../lib/http/index.ts';

export const marketKey = (id: number) => ['market', id] as const;

export const marketQuery = (id: number) =>
  queryOptions({
    queryKey: [...marketKey(id), 'record'],
    queryFn: async ({ signal }): Promise<MarketRecord> => {
      const path = `/api/markets/${id}` as const;
      return (await send<typeof getMarket>({ method: 'GET', path, signal })).data;
    },
    throwOnError: (error, query) =>
      query.state.data === undefined && isHttpError(error) && [403, 404].includes(error.status),
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const macroMarketsQuery = queryOptions({
  queryKey: ['macro-markets'],
  queryFn: async ({ signal }) => {
    const path = '/api/macro-markets';
    return (await send<typeof listMacroMarkets>({ method: 'GET', path, signal })).data;
  },
  staleTime: 0,
});
