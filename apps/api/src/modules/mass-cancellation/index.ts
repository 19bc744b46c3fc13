export { beginFoodChange, type FoodChange, ordersNotSafe } from './begin-food-change.ts';
export type { CancellationToStart } from './cancellation-to-start.ts';
export { countAffected } from './count-affected.ts';
export type { CancellationCriteria } from './criteria.ts';
export { cancellationJobs } from './mass-cancellation.jobs.ts';
export { CANCELLATION_JOB_KINDS } from './mass-cancellation.kinds.ts';
export { cancellationRoutes } from './mass-cancellation.routes.ts';
export { readRun } from './read-run.ts';
export { startCancellation } from './start-cancellation.ts';
