import { queryOptions } from '@tanstack/react-query';
import type { listUserLunchers } from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';
import { userKey } from './user-query.ts';

/** The lunchers of a family. */
export const userLunchersQuery = (userId: number) =>
  queryOptions({
    queryKey: [...userKey(userId), 'lunchers'],
    queryFn: async ({ signal }) => {
      const path = `/api/users/${userId}/lunchers` as const;
      return (await send<typeof listUserLunchers>({ method: 'GET', path, signal })).data;
    },
    // The family orders meanwhile, and so does the team in its calendar.
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
