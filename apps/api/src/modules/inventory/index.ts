import { defineModule } from '../../platform/define-module.ts';
import { inventoryJobs } from './inventory.jobs.ts';
import { INVENTORY_JOB_KINDS } from './inventory.kinds.ts';
import { inventoryRoutes } from './inventory.routes.ts';

export { lockSchoolBook, openSchoolStock } from './school-stock.ts';

export const manifest = defineModule({
  routes: inventoryRoutes,
  kinds: INVENTORY_JOB_KINDS,
  jobs: inventoryJobs,
});
