import type { CancellationRun } from '@yay/contract/mass-cancellation/calls';
import { instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { findRun, progressOf } from './runs.repo.ts';

/** Returns the progress of a run; undefined when there is none. */
export async function readRun(source: Queryable, id: number): Promise<CancellationRun | undefined> {
  const run = await findRun(source, id);
  if (run === undefined) return undefined;
  return {
    id: run.id,
    state: run.state,
    reason: run.reason,
    because: run.because,
    families: run.families,
    ...(await progressOf(source, id)),
    created_at: toIso(instant(run.created_at)),
    finished_at: run.finished_at === null ? null : toIso(instant(run.finished_at)),
  };
}
