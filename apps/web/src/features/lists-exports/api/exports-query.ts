import { queryOptions } from '@tanstack/react-query';
import type { ExportRecord, listExports } from '@yay/contract/lists/calls';
import { send } from '../../../lib/http/index.ts';

/**
 * The interval of looks while an export is under way: an event tells at once, this finds out in the
 * end.
 */
const LOOK_AGAIN_MS = 3_000;

export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: async ({ signal }) => {
    const { data } = await send<typeof listExports>({
      method: 'GET',
      path: '/api/exports',
      signal,
    });
    return data;
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  meta: { cancelOnLeave: true },
});

export function isUnderWay({ status }: Pick<ExportRecord, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}
