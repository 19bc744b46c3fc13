export { repeatsJobs } from './repeats.jobs.ts';
export { REPEAT_JOB_KINDS } from './repeats.kinds.ts';
export { uproot as endRepeat } from './repeats.repo.ts';
export { repeatsRoutes } from './repeats.routes.ts';
export { reseed } from './reseed.ts';
export { startRepeat, stopRepeat } from './switch-repeat.ts';
