import { queryOptions } from '@tanstack/react-query';
import type {
  endUserSession,
  endUserSessions,
  listUserSessions,
} from '@yay/contract/identity/user-sessions';
import { send } from '../../../lib/http/index.ts';
import { userKey } from './user-query.ts';

/** Asks for somebody's sessions, the latest first. */
export const userSessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...userKey(userId), 'sessions'],
    queryFn: ({ signal }) =>
      send<typeof listUserSessions>({
        method: 'GET',
        path: `/api/users/${userId}/sessions`,
        signal,
      }),
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const signOutOnce = (userId: number, session: number) =>
  send<typeof endUserSession>({
    method: 'DELETE',
    path: `/api/users/${userId}/sessions/${session}`,
  });

export const signOutEverywhere = (userId: number) =>
  send<typeof endUserSessions>({ method: 'DELETE', path: `/api/users/${userId}/sessions` });
