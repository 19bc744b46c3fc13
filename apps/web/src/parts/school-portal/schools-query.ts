import { queryOptions } from '@tanstack/react-query';
import type { listDestinations } from '@yay/contract/destinations/calls';
import { send } from '../../lib/http/index.ts';

const MINUTES_5 = 300_000;

/** The schools that somebody may see, a page of them. */
export const schoolsQuery = (page: number) =>
  queryOptions({
    queryKey: ['schools', page],
    queryFn: ({ signal }) =>
      send<typeof listDestinations>({
        method: 'GET',
        path: '/api/v2/destinations',
        query: { page },
        signal,
      }),
    staleTime: MINUTES_5,
    meta: { cancelOnLeave: true },
  });
