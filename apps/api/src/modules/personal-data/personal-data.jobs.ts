import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Letters } from '../letters/index.ts';
import { dataFilesOverdue } from './data-file.repo.ts';
import { eraseClosedAccounts } from './erase-accounts.ts';
import { eraseWaitingLunchers } from './erase-luncher.ts';
import { keepNoLonger } from './keep-no-longer.ts';
import { queueOfOwner, sweepPersonalData, writeDataFile } from './personal-data.kinds.ts';
import { writeDataFileOf } from './write-data-file.ts';

const TOO_LONG_MINUTES = 15;

export async function personalDataJobs(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly letters: Letters;
  readonly product: string;
}): Promise<void> {
  const { db, jobs, log } = parts;
  // Days after which something goes are no matter of minutes: nothing is ever due at once.
  const hourly = { due: 'false', everySeconds: 3_600 };
  await jobs.sweep(sweepPersonalData, hourly, async (_data, { signal }) => {
    const accounts = await eraseClosedAccounts(parts, signal);
    const lunchers = await eraseWaitingLunchers(parts, signal);
    if (accounts + lunchers > 0) log.info({ accounts, lunchers }, 'personal data was erased');
    for (const userId of await dataFilesOverdue(db, TOO_LONG_MINUTES)) {
      const only = queueOfOwner(userId);
      await db.tx((tx) => jobs.enqueue(tx, writeDataFile, { userId }, { only }));
    }
    await keepNoLonger(db, signal);
  });
  await jobs.work(writeDataFile, ({ userId }, job) => writeDataFileOf(parts, userId, job));
}
