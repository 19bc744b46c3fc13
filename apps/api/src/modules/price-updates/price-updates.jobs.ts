import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { sweepPriceUpdates } from './price-updates.kinds.ts';
import { sweepUpdates } from './sweep-updates.ts';
import { UPDATES_DUE } from './updates.repo.ts';

const SWEEP_EVERY_SECONDS = 300;

export async function priceUpdatesJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
}): Promise<void> {
  const { db, jobs, log } = parts;
  const due = { due: UPDATES_DUE, everySeconds: SWEEP_EVERY_SECONDS };
  await jobs.sweep(sweepPriceUpdates, due, async () => {
    const updates = await sweepUpdates(db);
    if (updates > 0) log.info({ updates }, 'price updates took effect');
  });
}
