import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  createTerm as createEndpoint,
  listTermUses,
  mergeTerms as mergeEndpoint,
  removeTerm as removeEndpoint,
  renameTerm as renameEndpoint,
  TERM_USES,
} from '@yay/contract/terms/calls';
import { send } from '../../../lib/http/index.ts';

export const TERMS_KEY = ['terms-admin'] as const;

export interface AskedTerms {
  readonly search: string | undefined;
  readonly used: (typeof TERM_USES)[number] | undefined;
  readonly page: number;
}

export const termsQuery = ({ page, ...asked }: AskedTerms) =>
  queryOptions({
    queryKey: [...TERMS_KEY, asked, page],
    queryFn: ({ signal }) =>
      send<typeof listTermUses>({
        method: 'GET',
        path: '/api/admin/terms',
        query: { ...asked, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

/** Makes a tag; the one that was there already where it is only spelled in other letters. */
export const makeTerm = async (name: string) =>
  (await send<typeof createEndpoint>({ method: 'POST', path: '/api/terms', body: { name } })).data;

export const renameTerm = async (id: number, name: string, was: string) =>
  (
    await send<typeof renameEndpoint>({
      method: 'PUT',
      path: `/api/admin/terms/${id}`,
      body: { name, was },
    })
  ).data;

export const removeTerm = (id: number) =>
  send<typeof removeEndpoint>({ method: 'DELETE', path: `/api/admin/terms/${id}` });

export const mergeTerms = async (stays: number, goes: number) =>
  (
    await send<typeof mergeEndpoint>({
      method: 'POST',
      path: '/api/admin/terms/merge',
      body: { stays, goes },
    })
  ).data;
