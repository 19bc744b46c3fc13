import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { makeLabels, sweepLabels } from './labels.kinds.ts';
import { makePrint } from './make-labels.ts';
import { beginMailings, removeOld, takeUpLost } from './sweep-labels.ts';

export async function labelsJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}): Promise<void> {
  await parts.jobs.work(makeLabels, ({ printId }, job) => makePrint(parts, printId, job));
  await parts.jobs.work(sweepLabels, async (_data, { signal }) => {
    await beginMailings(parts, signal);
    await takeUpLost(parts);
    await removeOld(parts.db);
  });
  await parts.jobs.schedule(sweepLabels, '*/5 * * * *');
}
