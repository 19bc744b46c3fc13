import { queryOptions } from '@tanstack/react-query';
import type { listApprovals } from '@yay/contract/credit/calls';
import { send } from '../../../lib/http/index.ts';

/** What waits for a second person, as the page of approvals asks for it. */
export const approvalsCountQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: ({ signal }) =>
    send<typeof listApprovals>({ method: 'GET', path: '/api/approvals', signal }),
  select: ({ total }) => total,
  staleTime: 10_000,
});
