import { queryOptions } from '@tanstack/react-query';
import type { getUser, openUser, User } from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

export const userKey = (userId: number) => ['user', userId] as const;

/** One person, with what the reader may do with the account. */
export const userQuery = (userId: number) =>
  queryOptions({
    queryKey: userKey(userId),
    queryFn: async ({ signal }): Promise<User> => {
      const path = `/api/users/${userId}` as const;
      return (await send<typeof getUser>({ method: 'GET', path, signal })).data;
    },
    // The family orders meanwhile, and so does the team in its calendar.
    ...recordOptions,
  });

/** Tells that the reader has opened a family; the start page leads back to her. */
export const tellOpened = (userId: number): Promise<unknown> =>
  send<typeof openUser>({ method: 'POST', path: `/api/users/${userId}/opened` });
