export { settleChoices } from './settle-choices.ts';
export { substitutionsJobs } from './substitutions.jobs.ts';
export { SUBSTITUTION_JOB_KINDS } from './substitutions.kinds.ts';
export { substitutionsRoutes } from './substitutions.routes.ts';
