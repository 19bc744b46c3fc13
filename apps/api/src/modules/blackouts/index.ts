import { defineModule } from '../../platform/define-module.ts';
import { blackoutsJobs } from './blackouts.jobs.ts';
import { BLACKOUT_JOB_KINDS } from './blackouts.kinds.ts';
import { blackoutsRoutes } from './blackouts.routes.ts';

export const manifest = defineModule({
  routes: blackoutsRoutes,
  kinds: BLACKOUT_JOB_KINDS,
  jobs: blackoutsJobs,
});
