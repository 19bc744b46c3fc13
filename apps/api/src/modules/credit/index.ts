import { defineModule } from '../../platform/define-module.ts';
import { creditJobs } from './credit.jobs.ts';
import { CREDIT_JOB_KINDS } from './credit.kinds.ts';
import { creditRoutes } from './credit.routes.ts';

export { countApprovals } from './approvals.repo.ts';

export const manifest = defineModule({
  routes: creditRoutes,
  kinds: CREDIT_JOB_KINDS,
  jobs: creditJobs,
});
