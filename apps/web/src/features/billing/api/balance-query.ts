import { queryOptions } from '@tanstack/react-query';
import type { getBalance } from '@yay/contract/billing/calls';
import { send } from '../../../lib/http/index.ts';

export const balanceQuery = (userId: number) =>
  queryOptions({
    queryKey: ['balance', userId],
    queryFn: ({ signal }) =>
      send<typeof getBalance>({ method: 'GET', path: `/api/users/${userId}/balance`, signal }),
    select: ({ data }) => data,
  });
