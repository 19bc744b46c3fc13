import type { Db } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { announceRun } from './announce-run.ts';
import { cancelFamilies } from './mass-cancellation.kinds.ts';
import { finishRun, lockRun, markRunning, writeFamilies } from './runs.repo.ts';

/** The families of one job: few enough that a killed process leaves little to look at again. */
const CHUNK = 40;

/** Writes down every family of a run and gives them out, once. */
export async function findFamiliesOf(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  runId: number,
): Promise<void> {
  await db.tx(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run?.state !== 'queued') return;
    const userIds = await writeFamilies(tx, run);
    await markRunning(tx, runId, userIds.length);
    const chunks = Array.from({ length: Math.ceil(userIds.length / CHUNK) }, (_, index) =>
      userIds.slice(index * CHUNK, (index + 1) * CHUNK),
    );
    await jobs.enqueueMany(
      tx,
      cancelFamilies,
      chunks.map((chunk) => ({ runId, userIds: chunk })),
    );
    if (userIds.length === 0) await finishRun(tx, runId);
    await announceRun(tx, runId);
    failpoint('cancellation-families-found');
  });
}
