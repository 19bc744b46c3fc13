import { queryOptions } from '@tanstack/react-query';
import type { getAccount } from '@yay/contract/identity/account';
import { send } from '../../../lib/http/index.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof getAccount>({ method: 'GET', path: '/api/account', signal });
    return data;
  },
});
