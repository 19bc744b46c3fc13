import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '../../../lib/list/index.ts';

type Market = { readonly id: number; readonly name: string };

export const marketsQuery = queryOptions({
  queryKey: ['supply-markets'],
  queryFn: async ({ signal }): Promise<readonly Market[]> => {
    const asked = { model: 'Market', columns: ['id', 'name'], perPage: 'all' } as const;
    return (await fetchList<Market>({ ...asked, columns: ['id', 'name'] }, signal)).data;
  },
  staleTime: 60_000,
});
