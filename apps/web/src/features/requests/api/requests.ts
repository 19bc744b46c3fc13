import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  answerRequest,
  assignRequest,
  changeRequestState,
  getRequest,
  listRequests,
  noteRequest,
  RequestRecord,
} from '@yay/contract/requests/calls';
import { send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';
import type { AskedRequests } from '../model/asked.ts';

export const REQUESTS_KEY = ['requests'] as const;
export const requestKey = (id: number) => ['request', id] as const;

export const requestsQuery = ({ page, ...asked }: AskedRequests) =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, asked, page],
    queryFn: ({ signal }) =>
      send<typeof listRequests>({
        method: 'GET',
        path: '/api/admin/requests',
        query: { ...asked, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

/** The address of the file with everything that is asked for. */
export function requestsFile({ page: _page, ...asked }: AskedRequests): string {
  const query = new URLSearchParams(
    Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  return `/api/admin/requests/file${query && `?${query}`}`;
}

export const requestFile = (id: number): string => `/api/admin/requests/${id}/file`;

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: [...requestKey(id), 'record'],
    queryFn: async ({ signal }): Promise<RequestRecord> =>
      (
        await send<typeof getRequest>({
          method: 'GET',
          path: `/api/admin/requests/${id}`,
          signal,
        })
      ).data,
    ...recordOptions,
  });

export const assign = async (id: number, owner: number | null, version: number) =>
  (
    await send<typeof assignRequest>({
      method: 'PUT',
      path: `/api/admin/requests/${id}/owner`,
      body: { owner_id: owner, version },
    })
  ).data;

export type StateAct = 'close' | 'reopen' | 'spam';

export const changeState = async (id: number, act: StateAct, version: number) =>
  (
    await send<typeof changeRequestState>({
      method: 'PUT',
      path: `/api/admin/requests/${id}/state`,
      body: { act, version },
    })
  ).data;

export const note = async (id: number, text: string, key: string) =>
  (
    await send<typeof noteRequest>({
      method: 'POST',
      path: `/api/admin/requests/${id}/notes`,
      body: { text },
      headers: { 'idempotency-key': key },
    })
  ).data;

export const answer = async (id: number, text: string, version: number, key: string) =>
  (
    await send<typeof answerRequest>({
      method: 'POST',
      path: `/api/admin/requests/${id}/answers`,
      body: { text, version },
      headers: { 'idempotency-key': key },
    })
  ).data;
