import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { sweepLists } from './luncher-lists.kinds.ts';
import { removeOld } from './mail-lists.repo.ts';
import { mailChanges, mailLists } from './mail-lists.ts';

export async function luncherListJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}): Promise<void> {
  await parts.jobs.work(sweepLists, async (_data, { signal }) => {
    await mailLists(parts, signal);
    await mailChanges(parts, signal);
    await removeOld(parts.db);
  });
  await parts.jobs.schedule(sweepLists, '*/5 * * * *');
}
