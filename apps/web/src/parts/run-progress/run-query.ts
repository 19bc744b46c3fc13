import { queryOptions } from '@tanstack/react-query';
import type { CancellationRun, readCancellationRun } from '@yay/contract/mass-cancellation/calls';
import { send } from '../../lib/http/index.ts';

const LOOK_EVERY_MS = 2_000;

/** Polls while the run is under way: an event on the channel may be missed. */
export const runQuery = (id: number) =>
  queryOptions({
    queryKey: ['cancellation-run', id],
    queryFn: async ({ signal }): Promise<CancellationRun> => {
      const path = `/api/v2/cancellation-runs/${id}` as const;
      return (await send<typeof readCancellationRun>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : LOOK_EVERY_MS),
  });
