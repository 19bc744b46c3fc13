import { queryOptions } from '@tanstack/react-query';
import type { listUserWeeks } from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';
import { userKey } from './user-query.ts';

/** Asks for the total of each of a family's weeks, the newest first. */
export const userWeeksQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...userKey(userId), 'weeks', page],
    queryFn: ({ signal }) =>
      send<typeof listUserWeeks>({
        method: 'GET',
        path: `/api/users/${userId}/weeks`,
        query: { page },
        signal,
      }),
    // The family orders meanwhile, and so does the team in its calendar.
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
