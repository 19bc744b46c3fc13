import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  CreditCodeSetKind,
  CreditCodeState,
  createCreditCodeSet,
  listCreditCodeSets,
  listCreditCodes,
  revokeCreditCodeSet,
  updateCreditCodeSet,
} from '@yay/contract/gifts/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type SetsAsked = {
  page: number;
  kind: CreditCodeSetKind | '';
  state: 'open' | 'waiting' | 'archived';
  search: string;
};

export const setsQuery = ({ page, kind, state, search }: SetsAsked) =>
  queryOptions({
    queryKey: ['credit-code-sets', { page, kind, state, search }],
    queryFn: ({ signal }) =>
      send<typeof listCreditCodeSets>({
        method: 'GET',
        path: '/api/v2/credit-code-sets',
        query: { page, kind: kind || undefined, state, search: search || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export type CodesAsked = { set: string; page: number; last4: string; state: CreditCodeState | '' };

export const codesQuery = ({ set, page, last4, state }: CodesAsked) =>
  queryOptions({
    queryKey: ['credit-codes', set, { page, last4, state }],
    queryFn: ({ signal }) =>
      send<typeof listCreditCodes>({
        method: 'GET',
        path: '/api/v2/credit-codes',
        query: { set, page, last4: last4 || undefined, state: state || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { cancelOnLeave: true },
  });

export const createSet = (body: BodyOf<typeof createCreditCodeSet>, key: string) =>
  send<typeof createCreditCodeSet>({
    method: 'POST',
    path: '/api/v2/credit-code-sets',
    body,
    headers: { 'idempotency-key': key },
  });

export const putAway = (id: string, archived: boolean) =>
  send<typeof updateCreditCodeSet>({
    method: 'PUT',
    path: `/api/v2/credit-code-sets/${id}`,
    body: { archived },
  });

export const revokeSet = (id: string) =>
  send<typeof revokeCreditCodeSet>({
    method: 'POST',
    path: `/api/v2/credit-code-sets/${id}/revoke`,
  });
