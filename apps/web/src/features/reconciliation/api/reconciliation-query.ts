import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  getReconciliation,
  listReconciliations,
  ReconciliationState,
  repeatReconciliation,
  startReconciliation,
} from '@yay/contract/reconciliation/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { idInPath, send } from '../../../lib/http/index.ts';

const KEY = ['reconciliation'] as const;

export const runsQuery = (asked: { state: ReconciliationState | undefined; page: number }) =>
  queryOptions({
    queryKey: [...KEY, 'runs', asked],
    queryFn: ({ signal }) =>
      send<typeof listReconciliations>({
        method: 'GET',
        path: '/api/reconciliations',
        query: asked,
        signal,
      }),
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const runQuery = (run: string, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'run', run, page],
    queryFn: ({ signal }) =>
      send<typeof getReconciliation>({
        method: 'GET',
        path: `/api/reconciliations/${idInPath(run)}`,
        query: { page },
        signal,
      }),
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

/** Everything of it is asked for anew. */
export function useLookAgain(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: KEY });
}

export function useStart() {
  const lookAgain = useLookAgain();
  return useMutation({
    mutationFn: (days: { first_day: PlainDate; last_day: PlainDate }) =>
      send<typeof startReconciliation>({
        method: 'POST',
        path: '/api/reconciliations',
        body: days,
      }),
    onSettled: lookAgain,
  });
}

export function useRepeat() {
  const lookAgain = useLookAgain();
  return useMutation({
    mutationFn: (run: number) =>
      send<typeof repeatReconciliation>({
        method: 'POST',
        path: `/api/reconciliations/${run}/repeat`,
      }),
    onSettled: lookAgain,
  });
}
