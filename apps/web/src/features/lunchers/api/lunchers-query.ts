import { queryOptions } from '@tanstack/react-query';
import type { listLunchers } from '@yay/contract/lunchers/calls';
import { send } from '../../../lib/http/index.ts';

export const lunchersQuery = queryOptions({
  queryKey: ['lunchers'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof listLunchers>({
      method: 'GET',
      path: '/api/lunchers',
      signal,
    });
    return data;
  },
});
