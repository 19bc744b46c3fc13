import { defineModule } from '../../platform/define-module.ts';
import { luncherListJobs } from './luncher-lists.jobs.ts';
import { LIST_JOB_KINDS } from './luncher-lists.kinds.ts';
import { luncherListRoutes } from './luncher-lists.routes.ts';

export const manifest = defineModule({
  routes: luncherListRoutes,
  kinds: LIST_JOB_KINDS,
  jobs: luncherListJobs,
});
