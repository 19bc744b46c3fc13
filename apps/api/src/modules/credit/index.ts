export { creditJobs } from './credit.jobs.ts';
export { CREDIT_JOB_KINDS } from './credit.kinds.ts';
export { creditRoutes } from './credit.routes.ts';
