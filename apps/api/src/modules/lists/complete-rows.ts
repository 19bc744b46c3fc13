import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { KEY } from './list-sql.ts';
import type { Loader } from './model.ts';
import type { ListPlan } from './plan-list.ts';

export type ListRow = Record<string, unknown>;

/**
 * Adds columns and relations that are not on the rows themselves, one statement each for all rows.
 */
export async function completeRows(
  source: Queryable,
  plan: ListPlan,
  rows: readonly ListRow[],
): Promise<ListRow[]> {
  const ids = rows.map(idOf);
  const loaded = new Map<Loader, Awaited<ReturnType<Loader>>>();
  for (const load of loadersOf(plan)) loaded.set(load, await load(source, ids));

  return rows.map((row) => {
    const id = idOf(row);
    const whole: ListRow = {};
    for (const [name, column] of plan.columns) {
      const value = column.load ? loaded.get(column.load)?.get(id)?.[name] : row[name];
      whole[name] =
        column.type === 'instant' && typeof value === 'number'
          ? toIso(instant(value))
          : (value ?? null);
    }
    for (const [name, load] of plan.relations) {
      whole[name] = loaded.get(load)?.get(id)?.[name] ?? [];
    }
    return whole;
  });
}

export const idOf = (row: ListRow): number => Number(row[KEY]);

function loadersOf(plan: ListPlan): Set<Loader> {
  const loaders = new Set<Loader>();
  for (const [, { load }] of plan.columns) if (load) loaders.add(load);
  for (const [, load] of plan.relations) loaders.add(load);
  return loaders;
}
