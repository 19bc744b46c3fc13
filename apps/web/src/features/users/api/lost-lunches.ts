import { queryOptions } from '@tanstack/react-query';
import type { listLostLunches, orderAgain as order } from '@yay/contract/personal-data/calls';
import { send } from '../../../lib/http/index.ts';
import { userKey } from './user-query.ts';

/**
 * Asks for the lunches that a family lost when its account was deleted, and has not ordered since.
 */
export const lostLunchesQuery = (userId: number) =>
  queryOptions({
    queryKey: [...userKey(userId), 'lost-lunches'],
    queryFn: async ({ signal }) => {
      const path = `/api/users/${userId}/lost-lunches` as const;
      return (await send<typeof listLostLunches>({ method: 'GET', path, signal })).data;
    },
  });

export async function orderAgain(userId: number) {
  const path = `/api/users/${userId}/lost-lunches` as const;
  return (await send<typeof order>({ method: 'POST', path })).data;
}
