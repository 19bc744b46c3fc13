import { defineModule } from '../../platform/define-module.ts';
import { handoutsJobs, sweepLeftBags } from './handouts.jobs.ts';
import { handoutsRoutes } from './handouts.routes.ts';

export const manifest = defineModule({
  routes: handoutsRoutes,
  kinds: [sweepLeftBags],
  jobs: handoutsJobs,
});
