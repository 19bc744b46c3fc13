import { workerOf, workOnce } from '../../../test/killed-worker.ts';
import { substitutionsJobs } from './substitutions.jobs.ts';
import { SUBSTITUTION_JOB_KINDS } from './substitutions.kinds.ts';

export const killedAt = workerOf(import.meta.url);

if (import.meta.main) await workOnce(SUBSTITUTION_JOB_KINDS, substitutionsJobs);
