import { queryOptions } from '@tanstack/react-query';
import type {
  Blackout,
  BlackoutBatch,
  BlackoutPreview,
  createBlackout,
  getBlackoutBatch,
  listBlackoutBatches,
  listBlackouts,
  previewBlackout,
  previewRemoval,
  RemovalPreview,
  removeBlackouts,
} from '@yay/contract/blackouts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type BlackoutInput = BodyOf<typeof createBlackout>;
export type PlanInput = BodyOf<typeof previewBlackout>;

const LOOK_EVERY_MS = 2_000;

export const blackoutsKey = ['blackouts'] as const;

export const isUnderWay = (batch: BlackoutBatch): boolean =>
  batch.state !== 'done' ||
  (batch.run !== null && batch.run.state !== 'done') ||
  batch.families_told < batch.families;

export const batchesQuery = queryOptions({
  queryKey: [...blackoutsKey, 'batches'],
  queryFn: async ({ signal }): Promise<readonly BlackoutBatch[]> =>
    (
      await send<typeof listBlackoutBatches>({
        method: 'GET',
        path: '/api/v2/blackout-batches',
        signal,
      })
    ).data,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_EVERY_MS : false),
});

export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [...blackoutsKey, 'batch', id],
    queryFn: async ({ signal }): Promise<BlackoutBatch> => {
      const path = `/api/v2/blackout-batches/${id}` as const;
      return (await send<typeof getBlackoutBatch>({ method: 'GET', path, signal })).data;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== undefined && !isUnderWay(state.data) ? false : LOOK_EVERY_MS,
  });

/** Asks for the closures in force on some of these days, everywhere. */
export const closedBetweenQuery = (from: PlainDate, to: PlainDate) =>
  queryOptions({
    queryKey: [...blackoutsKey, 'between', from, to],
    queryFn: async ({ signal }): Promise<readonly Blackout[]> => {
      const query = { from, to, per_page: '200' };
      const { data } = await send<typeof listBlackouts>({
        method: 'GET',
        path: '/api/v2/blackouts',
        query,
        signal,
      });
      return data.filter(({ state }) => state !== 'lifted');
    },
    staleTime: 0,
  });

export const schoolBlackoutsQuery = (schoolId: number) =>
  queryOptions({
    queryKey: [...blackoutsKey, 'school', schoolId],
    queryFn: async ({ signal }): Promise<readonly Blackout[]> => {
      const query = { destination_id: String(schoolId), per_page: '100' };
      return (
        await send<typeof listBlackouts>({
          method: 'GET',
          path: '/api/v2/blackouts',
          query,
          signal,
        })
      ).data;
    },
    staleTime: 0,
  });

export const previewQuery = (plan: PlanInput | null) =>
  queryOptions({
    queryKey: [...blackoutsKey, 'preview', plan],
    queryFn: async ({ signal }): Promise<BlackoutPreview> => {
      if (plan === null) throw new Error('there is nothing to look at yet');
      const path = '/api/v2/blackouts/preview';
      return (await send<typeof previewBlackout>({ method: 'POST', path, body: plan, signal }))
        .data;
    },
    enabled: plan !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export async function closeDays(input: BlackoutInput, key: string) {
  return send<typeof createBlackout>({
    method: 'POST',
    path: '/api/v2/blackouts',
    body: input,
    headers: { 'idempotency-key': key },
  });
}

export const removalQuery = (blackouts: readonly number[]) =>
  queryOptions({
    queryKey: [...blackoutsKey, 'removal', blackouts],
    queryFn: async ({ signal }): Promise<RemovalPreview> => {
      const path = '/api/v2/blackouts/removals/preview';
      const body = { blackouts: [...blackouts] };
      return (await send<typeof previewRemoval>({ method: 'POST', path, body, signal })).data;
    },
    enabled: blackouts.length > 0,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export async function liftBlackouts(blackouts: readonly number[], key: string) {
  return send<typeof removeBlackouts>({
    method: 'POST',
    path: '/api/v2/blackouts/removals',
    body: { blackouts: [...blackouts] },
    headers: { 'idempotency-key': key },
  });
}
