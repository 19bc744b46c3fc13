import { queryOptions } from '@tanstack/react-query';
import type { getDesk } from '@yay/contract/desk/calls';
import { send } from '../../../lib/http/index.ts';

export const DESK_KEY = ['desk'] as const;

/** Loads the desk. A cut-off passes without an event, so it loads again each minute. */
export const deskQuery = queryOptions({
  queryKey: DESK_KEY,
  queryFn: async ({ signal }) =>
    (await send<typeof getDesk>({ method: 'GET', path: '/api/admin/desk', signal })).data,
  staleTime: 5_000,
  refetchInterval: 60_000,
});
