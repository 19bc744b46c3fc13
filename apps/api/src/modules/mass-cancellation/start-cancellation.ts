import type { Tx } from '../../platform/db/index.ts';
import { announceRun } from './announce-run.ts';
import type { CancellationToStart } from './cancellation-to-start.ts';
import { findFamilies } from './mass-cancellation.kinds.ts';
import { insertRun } from './runs.repo.ts';

/**
 * Cancels the orders of these criteria, family by family, in jobs: they exist when this transaction
 * commits. The caller has changed the offer before, under lockDaysAlone, so that no such order can
 * come after the families are found. Answers the run's id.
 */
export async function startCancellation(tx: Tx, run: CancellationToStart): Promise<number> {
  const id = await insertRun(tx, { ...run, decidedAt: run.decidedAt ?? null });
  await run.jobs.enqueue(tx, findFamilies, { runId: id });
  await announceRun(tx, id);
  return id;
}
