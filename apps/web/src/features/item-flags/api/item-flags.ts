import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ItemFlag, listItemFlags } from '@yay/contract/item-flags/calls';
import { send } from '../../../lib/http/index.ts';

export const flagsQuery = (asked: {
  readonly flag: ItemFlag;
  readonly vendor: number | null;
  readonly page: number;
}) =>
  queryOptions({
    queryKey: ['item-flags', asked],
    queryFn: ({ signal }) =>
      send<typeof listItemFlags>({
        method: 'GET',
        path: '/api/item-flags',
        query: {
          flag: asked.flag,
          page: String(asked.page),
          ...(asked.vendor !== null && { vendor: String(asked.vendor) }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
