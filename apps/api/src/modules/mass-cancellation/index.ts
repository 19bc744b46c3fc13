import { defineModule } from '../../platform/define-module.ts';
import { cancellationJobs } from './mass-cancellation.jobs.ts';
import { CANCELLATION_JOB_KINDS } from './mass-cancellation.kinds.ts';
import { cancellationRoutes } from './mass-cancellation.routes.ts';

export { beginFoodChange, type FoodChange, ordersNotSafe } from './begin-food-change.ts';
export type { CancellationToStart } from './cancellation-to-start.ts';
export { countAffected } from './count-affected.ts';
export type { CancellationCriteria } from './criteria.ts';
export { readRun } from './read-run.ts';
export { startCancellation } from './start-cancellation.ts';

export const manifest = defineModule({
  routes: cancellationRoutes,
  kinds: CANCELLATION_JOB_KINDS,
  jobs: cancellationJobs,
});
