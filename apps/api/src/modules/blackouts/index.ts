export { blackoutsJobs } from './blackouts.jobs.ts';
export { BLACKOUT_JOB_KINDS } from './blackouts.kinds.ts';
export { blackoutsRoutes } from './blackouts.routes.ts';
