import { workerOf, workOnce } from '../../../test/killed-worker.ts';
import { rollOverJobs } from './roll-over.jobs.ts';
import { ROLL_OVER_JOB_KINDS } from './roll-over.kinds.ts';

/** A worker of roll-overs alone that is killed at that point. */
export const movingKilledAt = (url: string, failpoint: string): Promise<string | null> =>
  workerOf(import.meta.url)(url, failpoint);

if (import.meta.main) await workOnce(ROLL_OVER_JOB_KINDS, rollOverJobs);
