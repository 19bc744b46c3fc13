import { queryOptions } from '@tanstack/react-query';
import type { searchAll } from '@yay/contract/lists/calls';
import { type AnswerOf, send } from '../../../lib/http/index.ts';

export type Section = AnswerOf<typeof searchAll>['data'][number];
export type Hit = Section['results'][number];

/**
 * Asks by the text: an answer that comes late belongs to the text it was asked for, and is not
 * shown with another.
 */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['search-all', query],
    queryFn: async ({ signal }) => {
      const path = '/api/search-all';
      const { data } = await send<typeof searchAll>({
        method: 'GET',
        path,
        query: { query },
        signal,
      });
      return data.filter(({ results }) => results.length > 0);
    },
    staleTime: 30_000,
    retry: false,
  });
