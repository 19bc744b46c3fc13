import { carryOutRun, type RollOverParts } from './carry-out-run.ts';
import { rollOverJob } from './roll-over.kinds.ts';

export async function rollOverJobs(parts: RollOverParts): Promise<void> {
  await parts.jobs.work(rollOverJob, ({ runId }, { signal }) => carryOutRun(parts, runId, signal));
}
