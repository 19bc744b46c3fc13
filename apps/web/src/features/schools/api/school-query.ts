import { queryOptions } from '@tanstack/react-query';
import type { DestinationRecord, getDestination } from '@yay/contract/destinations';
import type { listMarkets } from '@yay/contract/markets';
import { isHttpError, send } from '../../../lib/http/index.ts';

export const schoolKey = (id: number) => ['school', id] as const;

/** A school with everything that is set about it. */
export const schoolQuery = (id: number) =>
  queryOptions({
    queryKey: [...schoolKey(id), 'record'],
    queryFn: async ({ signal }): Promise<DestinationRecord> => {
      const path = `/api/destinations/${id}` as const;
      return (await send<typeof getDestination>({ method: 'GET', path, signal })).data;
    },
    throwOnError: (error, query) =>
      query.state.data === undefined && isHttpError(error) && [403, 404].includes(error.status),
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

/** The markets that a school can be in. */
export const openMarketsQuery = queryOptions({
  queryKey: ['open-markets'],
  queryFn: async ({ signal }) =>
    (await send<typeof listMarkets>({ method: 'GET', path: '/api/markets', signal })).data,
  staleTime: 0,
});
