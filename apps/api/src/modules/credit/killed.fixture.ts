import { workerOf, workOnce } from '../../../test/killed-worker.ts';
import { creditJobs } from './credit.jobs.ts';
import { CREDIT_JOB_KINDS } from './credit.kinds.ts';

export const killedAt = workerOf(import.meta.url);

if (import.meta.main) await workOnce(CREDIT_JOB_KINDS, creditJobs);
