import { queryOptions } from '@tanstack/react-query';
import type { listDestinationDays } from '@yay/contract/schedule/calls';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';

const AHEAD = 27;

/** Asks for the menus that a school's grades are served on the days of four weeks. */
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
