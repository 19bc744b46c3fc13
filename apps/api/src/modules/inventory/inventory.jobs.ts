import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { makeCodes } from './inventory.kinds.ts';
import { giveCodes } from './item-codes.ts';

export async function inventoryJobs({
  db,
  jobs,
}: {
  readonly db: Db;
  readonly jobs: Jobs;
}): Promise<void> {
  await jobs.work(makeCodes, async (data) => void (await giveCodes(db, data)));
}
