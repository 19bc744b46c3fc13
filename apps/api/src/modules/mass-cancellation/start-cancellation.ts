import type { RunReason } from '@yay/contract/mass-cancellation';
import type { Instant } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { DoneBy } from '../orders/index.ts';
import { announceRun } from './announce-run.ts';
import type { CancellationCriteria } from './criteria.ts';
import { findFamilies } from './mass-cancellation.kinds.ts';
import { insertRun } from './runs.repo.ts';

export interface CancellationToStart {
  readonly jobs: Jobs;
  readonly criteria: CancellationCriteria;
  readonly reason: RunReason;
  /** Why, as families read it. */
  readonly because: string;
  readonly by: Pick<DoneBy, 'actorId' | 'impersonatorId'>;
  /** As of when a day counts as locked; now, when it is left out. */
  readonly decidedAt?: Instant;
}

/**
 * Cancels whatever is ordered that these criteria are about, family by family, in jobs: they exist
 * when this transaction commits. Whoever changes the offer has done so before, under holdDaysAlone,
 * so that no such order can come after the families are found. Answers the run's id.
 */
export async function startCancellation(tx: Tx, run: CancellationToStart): Promise<number> {
  const id = await insertRun(tx, { ...run, decidedAt: run.decidedAt ?? null });
  await run.jobs.enqueue(tx, findFamilies, { runId: id });
  await announceRun(tx, id);
  return id;
}
