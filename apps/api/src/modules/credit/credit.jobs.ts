import type { Db } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { carryOut } from './carry-out-upload.ts';
import { carryOutUpload } from './credit.kinds.ts';

export async function creditJobs(parts: {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}): Promise<void> {
  await parts.jobs.work(carryOutUpload, ({ uploadId }, { signal }) =>
    carryOut(parts, uploadId, signal),
  );
}
