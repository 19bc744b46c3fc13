import { queryOptions } from '@tanstack/react-query';
import type { getFamilyOverview } from '@yay/contract/users/overview';
import { send } from '../../../lib/http/index.ts';
import { userKey } from './user-query.ts';

/** A family at a glance. */
export const overviewQuery = (userId: number) =>
  queryOptions({
    queryKey: [...userKey(userId), 'overview'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof getFamilyOverview>({
          method: 'GET',
          path: `/api/users/${userId}/overview`,
          signal,
        })
      ).data,
    // The family orders meanwhile, and so does the team in its calendar.
    staleTime: 5_000,
    meta: { cancelOnLeave: true },
  });
