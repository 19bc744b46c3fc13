import { queryOptions } from '@tanstack/react-query';
import type { listApprovals } from '@yay/contract/credit/calls';
import { send } from '../../../lib/http/index.ts';

/**
 * Asks for the number of requests that wait for a second person, by the query of the page of
 * approvals.
 */
export const approvalsCountQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: ({ signal }) =>
    send<typeof listApprovals>({ method: 'GET', path: '/api/approvals', signal }),
  select: ({ total }) => total,
  staleTime: 10_000,
});
