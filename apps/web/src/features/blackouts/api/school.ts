import { queryOptions } from '@tanstack/react-query';
import type { DestinationRecord, getDestination } from '@yay/contract/destinations';
import type { listDestinationDays } from '@yay/contract/schedule';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { isHttpError, send } from '../../../lib/http/index.ts';

export const schoolQuery = (id: number) =>
  queryOptions({
    queryKey: ['school', id, 'record'],
    queryFn: async ({ signal }): Promise<DestinationRecord> => {
      const path = `/api/destinations/${id}` as const;
      return (await send<typeof getDestination>({ method: 'GET', path, signal })).data;
    },
    throwOnError: (error, query) =>
      query.state.data === undefined && isHttpError(error) && [403, 404].includes(error.status),
    staleTime: 0,
  });

const AHEAD = 27;

/** What its grades are served on the days of four weeks. */
export const daysAheadQuery = (id: number, from: PlainDate) =>
  queryOptions({
    queryKey: ['blackouts', 'days', id, from],
    queryFn: async ({ signal }) => {
      const query = { destination_id: String(id), start: from, end: addDays(from, AHEAD) };
      return (
        await send<typeof listDestinationDays>({
          method: 'GET',
          path: '/api/v2/destination-days',
          query,
          signal,
        })
      ).data;
    },
    staleTime: 0,
  });
