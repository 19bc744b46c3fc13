import type { Db } from '../../../platform/db/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { Letters } from '../../letters/index.ts';
import { queueOf, sweepExports, writeExports } from './exports.kinds.ts';
import { deleteExpired, waitedTooLong } from './exports.repo.ts';
import { writeExportsOf } from './write-exports.ts';

const AT_ONCE = 20;
const TOO_LONG_MINUTES = 15;

export async function exportsJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}): Promise<void> {
  const { db, jobs } = parts;
  await jobs.work(writeExports, ({ userId }, job) => writeExportsOf(parts, userId, job));
  await jobs.work(sweepExports, async (_data, { signal }) => {
    while (!signal.aborted && (await deleteExpired(db, AT_ONCE)) === AT_ONCE);
    for (const userId of await waitedTooLong(db, TOO_LONG_MINUTES)) {
      const only = queueOf(userId);
      await db.tx((tx) => jobs.enqueue(tx, writeExports, { userId }, { only }));
    }
  });
  await jobs.schedule(sweepExports, '23 * * * *');
}
