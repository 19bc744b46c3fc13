import { queryOptions } from '@tanstack/react-query';
import type { getMealsSummaries } from '@yay/contract/calendar/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { send } from '../../../lib/http/index.ts';

/** Asks for the number of lunches that a family has ordered in each of these weeks. */
export function weekCountsQuery(userId: number, mondays: readonly PlainDate[]) {
  return queryOptions({
    queryKey: ['meals-summaries', userId, mondays] as const,
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof getMealsSummaries>({
        method: 'GET',
        path: '/api/meals/summaries',
        query: { start_dates: mondays.join(','), userId },
        signal,
      });
      return data;
    },
    meta: { cancelOnLeave: true },
  });
}
