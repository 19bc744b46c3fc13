import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HistoryWhen, listOrderHistory } from '@yay/contract/account';
import { send } from '../../../lib/http/index.ts';

export const orderHistoryQuery = (when: HistoryWhen, page: number) =>
  queryOptions({
    queryKey: ['order-history', when, page],
    queryFn: ({ signal }) =>
      send<typeof listOrderHistory>({
        method: 'GET',
        path: '/api/account/orders',
        query: { when, page },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { cancelOnLeave: true },
  });

/** The browser downloads it by itself. */
export const ORDER_FILE = '/api/account/orders.csv';
