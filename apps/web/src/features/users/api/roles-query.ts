import { queryOptions } from '@tanstack/react-query';
import type { listRoles } from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';

/** Every role, and whether the reader may give it. */
export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: async ({ signal }) =>
    (await send<typeof listRoles>({ method: 'GET', path: '/api/roles/all', signal })).data,
});
