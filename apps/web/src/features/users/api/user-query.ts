import { queryOptions } from '@tanstack/react-query';
import type { getUser, User } from '@yay/contract/users';
import { isHttpError, send } from '../../../lib/http/index.ts';

export const userKey = (userId: number) => ['user', userId] as const;

/** One person, with what the reader may do with the account. */
export const userQuery = (userId: number) =>
  queryOptions({
    queryKey: userKey(userId),
    queryFn: async ({ signal }): Promise<User> => {
      const path = `/api/users/${userId}` as const;
      return (await send<typeof getUser>({ method: 'GET', path, signal })).data;
    },
    // Somebody who is not there, or not ours to see, is the page's matter.
    throwOnError: (error, query) =>
      query.state.data === undefined && isHttpError(error) && [403, 404].includes(error.status),
    // The family orders meanwhile, and so does the team in its calendar.
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });
