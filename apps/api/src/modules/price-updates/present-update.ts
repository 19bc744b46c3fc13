import type { PriceUpdate } from '@yay/contract/price-updates/calls';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { listedUpdates, type UpdateRow } from './updates.repo.ts';

export function presentUpdate({ actor_id: _, ...row }: UpdateRow): PriceUpdate {
  return {
    ...row,
    source: { kind: row.source.kind, file_name: row.source.file_name ?? null },
    created_by: row.created_by ?? '',
    created_at: toIso(row.created_at),
    applied_at: row.applied_at === null ? null : toIso(row.applied_at),
  };
}

export async function readUpdate(source: Queryable, id: number): Promise<PriceUpdate> {
  const [row] = await listedUpdates(source, { limit: 1, id });
  if (row === undefined) throw new Error(`price update ${id} is gone`);
  return presentUpdate(row);
}
