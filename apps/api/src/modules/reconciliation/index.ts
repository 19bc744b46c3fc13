export { reconciliationJobs } from './reconciliation.jobs.ts';
export { RECONCILIATION_JOB_KINDS } from './reconciliation.kinds.ts';
export { reconciliationRoutes } from './reconciliation.routes.ts';
export type { ReconciliationParts } from './reconciliation-parts.ts';
export type { RunRow } from './runs.repo.ts';
