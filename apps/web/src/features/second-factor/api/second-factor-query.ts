import { queryOptions } from '@tanstack/react-query';
import type { getSecondFactor } from '@yay/contract/identity/second-factor';
import { send } from '../../../lib/http/index.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof getSecondFactor>({
      method: 'GET',
      path: '/api/account/second-factor',
      signal,
    });
    return data;
  },
});
