import { workerOf, workOnce } from '../../../test/killed-worker.ts';
import { labelsJobs } from './labels.jobs.ts';
import { LABEL_JOB_KINDS } from './labels.kinds.ts';

/** A worker of labels alone that is killed at that point. */
export const makingKilledAt = (url: string, failpoint: string): Promise<string | null> =>
  workerOf(import.meta.url)(url, failpoint);

if (import.meta.main) await workOnce(LABEL_JOB_KINDS, labelsJobs);
