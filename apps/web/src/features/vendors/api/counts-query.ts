import { queryOptions } from '@tanstack/react-query';
import type { getVendorCounts } from '@yay/contract/vendors/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';
import { isNotThere } from '../../../lib/record-options.ts';

export const REFRESH_EVERY_MS = 30_000;

/**
 * Asks for a kitchen's counts on a date; without one, on the next day that has something to make.
 */
export const countsQuery = (vendorId: number, date: PlainDate | undefined) =>
  queryOptions({
    queryKey: ['vendor-counts', vendorId, date ?? 'next'],
    queryFn: async ({ signal }) => {
      const path = `/api/vendor/${vendorId}/counts` as const;
      const answer = await send<typeof getVendorCounts>({
        method: 'GET',
        path,
        query: { date },
        signal,
      });
      return answer.data;
    },
    // Long enough for an address that is put right on the way.
    staleTime: 2_000,
    // While families can still order, a screen on the kitchen's wall keeps up by itself.
    refetchInterval: (query) => (query.state.data?.final ? false : REFRESH_EVERY_MS),
    refetchOnWindowFocus: true,
    // A kitchen that is not ours, or is not there, is the page's matter.
    throwOnError: isNotThere,
    meta: { cancelOnLeave: true },
  });
