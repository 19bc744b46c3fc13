import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { sweepPriceUpdates } from './price-updates.kinds.ts';
import { sweepUpdates } from './sweep-updates.ts';

const SWEEP_EVERY_SECONDS = 15;

export async function priceUpdatesJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
}): Promise<void> {
  const { db, jobs, log } = parts;
  const sweepAgain = (afterSeconds?: number) =>
    db.tx((tx) => jobs.enqueue(tx, sweepPriceUpdates, {}, { afterSeconds, only: 'sweep' }));

  await jobs.work(sweepPriceUpdates, async () => {
    const updates = await sweepUpdates(db);
    if (updates > 0) log.info({ updates }, 'price updates took effect');
    await sweepAgain(SWEEP_EVERY_SECONDS);
  });
  // Each sweep puts up the next; the schedule takes it up again should that chain ever break.
  await jobs.schedule(sweepPriceUpdates, '* * * * *');
  await sweepAgain();
}
