import { defineModule } from '../../platform/define-module.ts';
import { reconciliationJobs } from './reconciliation.jobs.ts';
import { RECONCILIATION_JOB_KINDS } from './reconciliation.kinds.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';

export { countOpen } from './runs.repo.ts';

export const manifest = defineModule({
  routes: reconciliationRoutes,
  kinds: RECONCILIATION_JOB_KINDS,
  jobs: reconciliationJobs,
});
