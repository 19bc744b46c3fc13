import type { ListModel } from '@yay/contract/lists/calls';
import { fetchList } from './api.ts';
import type { FilterOption } from './types.ts';

/** Returns every record of a kind of which there are few, as the options of a filter. */
export async function namesOf(model: ListModel, name = 'name'): Promise<readonly FilterOption[]> {
  const { data } = await fetchList<{ id: number } & Record<string, unknown>>({
    model,
    columns: ['id', name],
    orderBy: [{ column: name }],
    perPage: 'all',
  });
  return data.map((row) => ({ value: String(row.id), label: String(row[name]) }));
}
