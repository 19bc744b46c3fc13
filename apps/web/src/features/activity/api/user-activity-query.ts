import { queryOptions } from '@tanstack/react-query';
import type { listUserActivity } from '@yay/contract/activity/calls';
import { send } from '../../../lib/http/index.ts';

export type ActivityQuery = {
  readonly by?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
};

const STALE_MS = 5_000;

/** The key of every query about a person's log, so that one event can end it. */
export const userActivityKey = (userId: number) => ['user', userId, 'activity'] as const;

/** Asks for the entries about a person and her family, the newest first. */
export const userActivityQuery = (userId: number, query: ActivityQuery) =>
  queryOptions({
    queryKey: [...userActivityKey(userId), query],
    queryFn: ({ signal }) =>
      send<typeof listUserActivity>({
        method: 'GET',
        path: `/api/users/${userId}/logs`,
        query: { ...query },
        signal,
      }),
    staleTime: STALE_MS,
    meta: { cancelOnLeave: true },
  });
