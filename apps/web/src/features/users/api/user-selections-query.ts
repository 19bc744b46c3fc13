import { queryOptions } from '@tanstack/react-query';
import type { listUserSelections } from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';
import { userKey } from './user-query.ts';

export type When = 'upcoming' | 'past';

/** Asks for a page of a family's orders. */
export const userSelectionsQuery = (userId: number, when: When, page: number) =>
  queryOptions({
    queryKey: [...userKey(userId), 'selections', when, page],
    queryFn: ({ signal }) =>
      send<typeof listUserSelections>({
        method: 'GET',
        path: `/api/users/${userId}/selections`,
        query: { when, page },
        signal,
      }),
    // The family orders meanwhile, and so does the team in its calendar.
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
