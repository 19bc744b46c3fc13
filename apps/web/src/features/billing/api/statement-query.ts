import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getStatement } from '@yay/contract/billing/calls';
import { send } from '../../../lib/http/index.ts';

export const statementQuery = (userId: number, month: string | undefined) =>
  queryOptions({
    queryKey: ['statement', userId, month ?? null],
    queryFn: ({ signal }) =>
      send<typeof getStatement>({
        method: 'GET',
        path: `/api/users/${userId}/statement`,
        query: month === undefined ? {} : { month },
        signal,
      }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  });

/** The browser downloads it by itself. */
export const statementFile = (userId: number, month: string, kind: 'csv' | 'pdf'): string =>
  `/api/users/${userId}/statement.${kind}?month=${month}`;
