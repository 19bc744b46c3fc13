import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Letters } from '../letters/index.ts';
import type { UserEvents } from '../user-events/index.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { confirmWeekByMail } from './confirm-week.ts';
import type { DueDay } from './market-days.repo.ts';
import { confirmWeek, sweepDays, sweepKeys } from './orders.kinds.ts';
import { forgetKeys } from './save-week.repo.ts';
import { sweepMarketDays } from './sweep-days.ts';

const SWEEP_EVERY_SECONDS = 15;

export async function ordersJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
  readonly events: UserEvents;
  readonly log: Log;
  /** What others have to decide about a day while it can still be changed. */
  readonly beforeLock: (day: DueDay) => Promise<void>;
}): Promise<void> {
  const { db, jobs, log } = parts;
  const sweepAgain = (afterSeconds?: number) =>
    db.tx((tx) => jobs.enqueue(tx, sweepDays, {}, { afterSeconds, only: 'sweep' }));

  await jobs.work(confirmWeek, (data) => confirmWeekByMail(parts, data));
  await jobs.work(sweepDays, async (_data, { signal }) => {
    const swept = await sweepMarketDays(db, signal, async (day) => {
      await parts.beforeLock(day);
      await cancelUnpaid(parts, day);
    });
    if (swept.lockedDays + swept.servedDays > 0) log.info(swept, 'days were locked or served');
    await sweepAgain(SWEEP_EVERY_SECONDS);
  });
  await jobs.work(sweepKeys, async (_data, { signal }) => {
    while (!signal.aborted && (await db.tx((tx) => forgetKeys(tx))) > 0);
  });

  // Each sweep puts up the next; the schedule takes it up again should that chain ever break.
  await jobs.schedule(sweepDays, '* * * * *');
  await jobs.schedule(sweepKeys, '41 8 * * *');
  await sweepAgain();
}
