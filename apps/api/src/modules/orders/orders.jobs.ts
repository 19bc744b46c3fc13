import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import type { UserEvents } from '../user-events/index.ts';
import { confirmWeekByMail } from './confirm-week.ts';
import { confirmWeek, sweepKeys } from './orders.kinds.ts';
import { forgetKeys } from './save-week.repo.ts';

export async function ordersJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
  readonly events: UserEvents;
}): Promise<void> {
  const { db, jobs } = parts;
  await jobs.work(confirmWeek, (data) => confirmWeekByMail(parts, data));
  await jobs.work(sweepKeys, async (_data, { signal }) => {
    while (!signal.aborted && (await db.tx((tx) => forgetKeys(tx))) > 0);
  });
  await jobs.schedule(sweepKeys, '41 8 * * *');
}
