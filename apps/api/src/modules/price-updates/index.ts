import { defineModule } from '../../platform/define-module.ts';
import { priceUpdatesJobs } from './price-updates.jobs.ts';
import { PRICE_UPDATE_JOB_KINDS } from './price-updates.kinds.ts';
import { priceUpdatesRoutes } from './price-updates.routes.ts';

export const manifest = defineModule({
  routes: priceUpdatesRoutes,
  kinds: PRICE_UPDATE_JOB_KINDS,
  jobs: priceUpdatesJobs,
});
