import { queryOptions } from '@tanstack/react-query';
import type { ListModel, ListQuery } from '@yay/contract/lists/calls';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { fetchList } from '../../lib/list/index.ts';
import type { Places } from './offered.ts';

const lookUp = async <Row extends { id: number }>(
  model: ListModel,
  columns: string[],
  orderBy: NonNullable<ListQuery['orderBy']>,
  signal: AbortSignal,
): Promise<readonly Row[]> =>
  (await fetchList<Row>({ model, columns, orderBy, perPage: 'all' }, signal)).data;

/** Every market, school and grade there is: what targets are chosen from. */
export const placesQuery = queryOptions({
  queryKey: ['target-places'],
  queryFn: async ({ signal }): Promise<Places> => {
    const [markets, destinations, grades] = await Promise.all([
      lookUp<Places['markets'][number]>('Market', ['id', 'name'], [{ column: 'name' }], signal),
      lookUp<Places['destinations'][number]>(
        'Destination',
        ['id', 'name', 'market_id', 'status'],
        [{ column: 'name' }],
        signal,
      ),
      lookUp<Places['grades'][number]>(
        'Grade',
        ['id', 'label', 'destination_id'],
        [{ column: 'destination_id' }, { column: 'position' }],
        signal,
      ),
    ]);
    return {
      markets,
      destinations,
      grades: grades.map((grade) => ({ ...grade, offered: gradeIsOffered(grade.label) })),
    };
  },
  staleTime: 60_000,
  meta: { cancelOnLeave: true },
});
