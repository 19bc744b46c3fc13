import { queryOptions } from '@tanstack/react-query';
import type { getRevenue, listRevenuePlaces } from '@yay/contract/reports/calls';
import type { RevenueDates, RevenueGroup } from '@yay/contract/reports/values';
import { send } from '../../../lib/http/index.ts';
import type { AskedOfAll } from '../../../parts/report/index.ts';

export interface Asked extends AskedOfAll {
  readonly by: RevenueDates;
  readonly group: RevenueGroup;
}

export const revenueQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['reports', 'revenue', asked] as const,
    queryFn: ({ signal }) =>
      send<typeof getRevenue>({
        method: 'GET',
        path: '/api/reports/revenue',
        query: { ...asked },
        signal,
      }).then(({ data }) => data),
    meta: { cancelOnLeave: true },
  });

export const placesQuery = queryOptions({
  queryKey: ['reports', 'places'],
  queryFn: ({ signal }) =>
    send<typeof listRevenuePlaces>({
      method: 'GET',
      path: '/api/reports/revenue/places',
      signal,
    }).then(({ data }) => data),
  staleTime: 5 * 60_000,
});

/** Returns the address of the same report as a file. */
export function revenueFile({ group: _group, ...asked }: Asked): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  return `/api/reports/revenue/file?${query}`;
}
