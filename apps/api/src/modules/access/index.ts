import { defineModule } from '../../platform/define-module.ts';
import { accessJobs, sweepInvitations } from './access.jobs.ts';
import { accessRoutes } from './access.routes.ts';

export const manifest = defineModule({
  routes: accessRoutes,
  kinds: [sweepInvitations],
  jobs: accessJobs,
});
