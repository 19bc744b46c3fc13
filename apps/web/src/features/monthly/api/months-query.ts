import { queryOptions } from '@tanstack/react-query';
import type { getMonthlyPreorders } from '@yay/contract/monthly/calls';
import { send } from '../../../lib/http/index.ts';

export function monthsQuery(userId: number) {
  return queryOptions({
    queryKey: ['monthly-preorders', userId] as const,
    queryFn: ({ signal }) =>
      send<typeof getMonthlyPreorders>({
        method: 'GET',
        path: '/api/v2/monthly-preorders',
        query: { userId },
        signal,
      }),
  });
}
