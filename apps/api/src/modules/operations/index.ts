import { defineModule } from '../../platform/define-module.ts';
import { operationsJobs, sweepObserved } from './operations.jobs.ts';
import { operationsRoutes } from './operations.routes.ts';

export { countFailedJobs } from './jobs.repo.ts';
export type { OperationsParts } from './operations.routes.ts';

export const manifest = defineModule({
  routes: operationsRoutes,
  kinds: [sweepObserved],
  jobs: operationsJobs,
});
