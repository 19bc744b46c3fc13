import { queryOptions } from '@tanstack/react-query';
import type { countOpenReconciliations } from '@yay/contract/reconciliation/calls';
import { send } from '../../../lib/http/index.ts';

/** Asks for the number of comparisons of ledger and provider that wait for somebody. */
export const openComparisonsQuery = () =>
  queryOptions({
    queryKey: ['reconciliation', 'open'],
    queryFn: ({ signal }) =>
      send<typeof countOpenReconciliations>({
        method: 'GET',
        path: '/api/reconciliations/open',
        signal,
      }).then(({ data }) => data.open),
    staleTime: 60_000,
  });
