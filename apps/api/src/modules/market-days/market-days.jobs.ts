import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { sweepDays } from './market-days.kinds.ts';
import { DAYS_DUE, type DueDay } from './market-days.repo.ts';
import { sweepMarketDays } from './sweep-days.ts';

/** Changed hours and new markets enter the plan within this time. */
const PLAN_EVERY_SECONDS = 30;

export async function marketDaysJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Decides the open questions of a day while its orders can still change. */
  readonly beforeLock: (day: DueDay) => Promise<void>;
}): Promise<void> {
  const { db, jobs, log, beforeLock } = parts;
  const days = { due: DAYS_DUE, everySeconds: PLAN_EVERY_SECONDS };
  await jobs.sweep(sweepDays, days, async (_data, { signal }) => {
    const swept = await sweepMarketDays(db, signal, beforeLock);
    if (swept.lockedDays + swept.servedDays > 0) log.info(swept, 'days were locked or served');
  });
}
