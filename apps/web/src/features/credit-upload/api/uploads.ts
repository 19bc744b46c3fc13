import { queryOptions } from '@tanstack/react-query';
import type {
  listUploads,
  previewUpload as previewEndpoint,
  startUpload as startEndpoint,
} from '@yay/contract/credit/calls';
import { send } from '../../../lib/http/index.ts';

const STILL_RUNNING_MS = 1_000;

export const uploadsQuery = queryOptions({
  queryKey: ['credit-uploads'],
  queryFn: async ({ signal }) =>
    (await send<typeof listUploads>({ method: 'GET', path: '/api/credit-uploads', signal })).data,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'running') ? STILL_RUNNING_MS : false,
  staleTime: 0,
});

export interface CreditFile {
  readonly file_name: string;
  readonly text: string;
}

export const previewUpload = (body: CreditFile) =>
  send<typeof previewEndpoint>({ method: 'POST', path: '/api/credit-uploads/preview', body });

export const startUpload = (file: CreditFile, again: boolean, key: string) =>
  send<typeof startEndpoint>({
    method: 'POST',
    path: '/api/credit-uploads',
    headers: { 'idempotency-key': key },
    body: { ...file, again },
  });
