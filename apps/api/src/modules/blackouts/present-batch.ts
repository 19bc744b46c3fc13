import type { BlackoutBatch } from '@yay/contract/blackouts/calls';
import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { readRun } from '../mass-cancellation/index.ts';
import type { ListedBatch } from './batches.repo.ts';

export async function presentBatch(source: Queryable, row: ListedBatch): Promise<BlackoutBatch> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    reason: row.reason,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    state: row.state,
    schools: row.schools,
    schools_done: row.schools_done,
    children: row.luncher_ids?.length ?? null,
    by: row.by,
    run: row.run_id === null ? null : ((await readRun(source, row.run_id)) ?? null),
    families: row.families,
    families_told: row.families_told,
    created_at: toIso(instant(row.created_at)),
    finished_at: row.finished_at === null ? null : toIso(instant(row.finished_at)),
  };
}
