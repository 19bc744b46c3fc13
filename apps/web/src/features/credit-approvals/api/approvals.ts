import { queryOptions } from '@tanstack/react-query';
import type { Approval, decideApproval, listApprovals } from '@yay/contract/credit/calls';
import { send } from '../../../lib/http/index.ts';

/** The menu's count is of the same answer. */
export const approvalsQuery = queryOptions({
  queryKey: ['approvals'],
  queryFn: ({ signal }) =>
    send<typeof listApprovals>({ method: 'GET', path: '/api/approvals', signal }),
  staleTime: 0,
});

export type Decision = 'approve' | 'refuse';

export const decide = ({ kind, id }: Approval, decision: Decision) =>
  send<typeof decideApproval>({
    method: 'POST',
    path: `/api/approvals/${kind}/${id}/${decision}`,
  });
