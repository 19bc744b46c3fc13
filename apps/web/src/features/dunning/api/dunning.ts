import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { retryDebt as retryEndpoint } from '@yay/contract/credit/calls';
import type { DunningState, listDunning } from '@yay/contract/dunning/calls';
import { send } from '../../../lib/http/index.ts';

export const DUNNING_KEY = ['dunning'] as const;

export const dunningQuery = (state: DunningState | undefined, page: number) =>
  queryOptions({
    queryKey: [...DUNNING_KEY, state ?? null, page],
    queryFn: ({ signal }) =>
      send<typeof listDunning>({
        method: 'GET',
        path: '/api/dunning',
        query: { state, page },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const retryDebt = (userId: number) =>
  send<typeof retryEndpoint>({ method: 'POST', path: `/api/users/${userId}/retry-payment` });
