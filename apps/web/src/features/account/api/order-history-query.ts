import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HistoryDays, HistoryWhen, listOrderHistory } from '@yay/contract/order-history/calls';
import { send } from '../../../lib/http/index.ts';

export type HistoryAsked = HistoryDays & { readonly when: HistoryWhen; readonly page: number };

export const orderHistoryQuery = (asked: HistoryAsked) =>
  queryOptions({
    queryKey: ['order-history', asked],
    queryFn: ({ signal }) =>
      send<typeof listOrderHistory>({
        method: 'GET',
        path: '/api/account/orders',
        query: asked,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { cancelOnLeave: true },
  });

/** The browser downloads it by itself. */
export function orderFile({ from, to }: HistoryDays): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return query.size === 0 ? '/api/account/orders.csv' : `/api/account/orders.csv?${query}`;
}
