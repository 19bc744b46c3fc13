import { queryOptions } from '@tanstack/react-query';
import type { getMarket, listMacroMarkets, MarketRecord } from '@yay/contract/markets/calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const marketKey = (id: number) => ['market', id] as const;

export const marketQuery = (id: number) =>
  queryOptions({
    queryKey: [...marketKey(id), 'record'],
    queryFn: async ({ signal }): Promise<MarketRecord> => {
      const path = `/api/markets/${id}` as const;
      return (await send<typeof getMarket>({ method: 'GET', path, signal })).data;
    },
    ...recordOptions,
  });

export const macroMarketsQuery = queryOptions({
  queryKey: ['macro-markets'],
  queryFn: async ({ signal }) => {
    const path = '/api/macro-markets';
    return (await send<typeof listMacroMarkets>({ method: 'GET', path, signal })).data;
  },
  staleTime: 0,
});
