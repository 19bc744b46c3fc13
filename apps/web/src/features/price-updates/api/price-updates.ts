import { queryOptions } from '@tanstack/react-query';
import type {
  cancelPriceUpdate as cancelEndpoint,
  createPriceUpdate as createEndpoint,
  getPriceUpdate,
  listPriceUpdates,
  PricePreview,
  PriceSourceInput,
  previewPriceUpdate as previewEndpoint,
  priceChoices,
} from '@yay/contract/price-updates/calls';
import { type BodyOf, isHttpError, send } from '../../../lib/http/index.ts';

const PATH = '/api/price-updates';

export const updatesQuery = queryOptions({
  queryKey: ['price-updates'],
  queryFn: async ({ signal }) =>
    (await send<typeof listPriceUpdates>({ method: 'GET', path: PATH, signal })).data,
  staleTime: 0,
});

export const updateQuery = (id: number) =>
  queryOptions({
    queryKey: ['price-updates', id],
    queryFn: async ({ signal }) =>
      (await send<typeof getPriceUpdate>({ method: 'GET', path: `${PATH}/${id}`, signal })).data,
    staleTime: 0,
  });

export const choicesQuery = queryOptions({
  queryKey: ['price-updates', 'choices'],
  queryFn: ({ signal }) =>
    send<typeof priceChoices>({ method: 'GET', path: `${PATH}/choices`, signal }),
});

export const previewPriceUpdate = (source: PriceSourceInput) =>
  send<typeof previewEndpoint>({ method: 'POST', path: `${PATH}/preview`, body: { source } });

export const createPriceUpdate = (body: BodyOf<typeof createEndpoint>, key: string) =>
  send<typeof createEndpoint>({
    method: 'POST',
    path: PATH,
    headers: { 'idempotency-key': key },
    body,
  });

export const cancelPriceUpdate = (id: number) =>
  send<typeof cancelEndpoint>({ method: 'POST', path: `${PATH}/${id}/cancel` });

/** Returns the present preview from a refusal, where prices are no longer those that were shown. */
export const changedPreview = (error: unknown): PricePreview | undefined =>
  isHttpError(error) && (error.status === 409 || error.status === 422)
    ? (error.body as { preview?: PricePreview }).preview
    : undefined;
