import { queryOptions } from '@tanstack/react-query';
import type { listVendors } from '@yay/contract/vendors/calls';
import { send } from '../../../lib/http/index.ts';

const MINUTES_5 = 300_000;

/** The kitchens that somebody may see, a page of them. */
export const vendorsQuery = (page: number) =>
  queryOptions({
    queryKey: ['vendors', page],
    queryFn: ({ signal }) =>
      send<typeof listVendors>({ method: 'GET', path: '/api/v2/vendors', query: { page }, signal }),
    staleTime: MINUTES_5,
    meta: { cancelOnLeave: true },
  });
