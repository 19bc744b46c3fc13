import { defineModule } from '../../platform/define-module.ts';
import { rollOverJobs } from './roll-over.jobs.ts';
import { ROLL_OVER_JOB_KINDS } from './roll-over.kinds.ts';
import { rollOverRoutes } from './roll-over.routes.ts';

export const manifest = defineModule({
  routes: rollOverRoutes,
  kinds: ROLL_OVER_JOB_KINDS,
  jobs: rollOverJobs,
});
