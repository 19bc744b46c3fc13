import { workerOf, workOnce } from '../../../test/killed-worker.ts';
import { luncherListJobs } from './luncher-lists.jobs.ts';
import { LIST_JOB_KINDS } from './luncher-lists.kinds.ts';

/** A worker of mailed lists alone that is killed at that point. */
export const mailingKilledAt = (url: string, failpoint: string): Promise<string | null> =>
  workerOf(import.meta.url)(url, failpoint);

if (import.meta.main) await workOnce(LIST_JOB_KINDS, luncherListJobs);
