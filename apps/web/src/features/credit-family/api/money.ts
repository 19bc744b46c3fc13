import { queryOptions } from '@tanstack/react-query';
import type {
  issueCredit as issueEndpoint,
  listCredit,
  listFamilyPayments,
  refundFamilyPayment,
  retryDebt as retryEndpoint,
  takeBackCredit as takeBackEndpoint,
} from '@yay/contract/credit/calls';
import type { listPaymentMethods } from '@yay/contract/payments/calls';
import type { listUserSelections } from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Below the person's own key: what is said of her page is heard by these too. */
const keyOf = (userId: number) => ['user', userId] as const;
const FRESH = { staleTime: 0, meta: { cancelOnLeave: true } } as const;
const STILL_OPEN_MS = 3_000;

export const paymentsQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...keyOf(userId), 'payments', page],
    queryFn: ({ signal }) =>
      send<typeof listFamilyPayments>({
        method: 'GET',
        path: `/api/users/${userId}/payments`,
        query: { page },
        signal,
      }),
    // The bank answers when it does.
    refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? STILL_OPEN_MS : false),
    ...FRESH,
  });

const isOpen = (payment: { status: string; refunds: readonly { status: string }[] }): boolean =>
  ['new', 'pending', 'requires_action'].includes(payment.status) ||
  payment.refunds.some(({ status }) => status === 'new' || status === 'pending');

/** Lunches of today and before, the last day first. */
export const recentLunchesQuery = (userId: number) =>
  queryOptions({
    queryKey: [...keyOf(userId), 'selections', 'recent'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof listUserSelections>({
          method: 'GET',
          path: `/api/users/${userId}/selections`,
          query: { when: 'recent' },
          signal,
        })
      ).data,
    ...FRESH,
  });

export const grantsQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...keyOf(userId), 'credit', page],
    queryFn: ({ signal }) =>
      send<typeof listCredit>({
        method: 'GET',
        path: `/api/users/${userId}/credit`,
        query: { page },
        signal,
      }),
    ...FRESH,
  });

export const cardsOfFamilyQuery = (userId: number) =>
  queryOptions({
    queryKey: [...keyOf(userId), 'cards'],
    queryFn: ({ signal }) =>
      send<typeof listPaymentMethods>({
        method: 'GET',
        path: `/api/payments/${userId}/payment-methods`,
        signal,
      }),
    ...FRESH,
  });

export interface Sum {
  readonly amount: number;
  readonly reason: string;
}

export const issueCredit = (userId: number, body: Sum, key: string) =>
  send<typeof issueEndpoint>({
    method: 'POST',
    path: `/api/users/${userId}/credit`,
    headers: { 'idempotency-key': key },
    body,
  });

export const takeBackCredit = (userId: number, grant: number, reason: string) =>
  send<typeof takeBackEndpoint>({
    method: 'POST',
    path: `/api/users/${userId}/credit/take-back`,
    body: { grant, reason },
  });

export const refundPayment = (userId: number, payment: string, body: Sum, key: string) =>
  send<typeof refundFamilyPayment>({
    method: 'POST',
    path: `/api/users/${userId}/payments/${payment}/refund`,
    headers: { 'idempotency-key': key },
    body,
  });

export const retryDebt = (userId: number) =>
  send<typeof retryEndpoint>({ method: 'POST', path: `/api/users/${userId}/retry-payment` });

/** Whatever shows some of a family's money asks again. */
export async function moneyMoved(userId: number): Promise<void> {
  await Promise.all(
    [keyOf(userId), ['balance', userId], ['statement', userId], ['approvals']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
