import { defineModule } from '../../platform/define-module.ts';
import { dunningJobs } from './dunning.jobs.ts';
import { DUNNING_JOB_KINDS } from './dunning.kinds.ts';
import { dunningRoutes } from './dunning.routes.ts';

export { announceDebtor } from './announce-debtor.ts';
export { countCases } from './cases.repo.ts';
export { clearIfAnyPaid } from './clear-if-paid.ts';
export { createDunning, type Dunning } from './create-dunning.ts';
export { isPastGrace } from './past-grace.ts';
export { payFromFunds } from './pay-from-funds.ts';

export const manifest = defineModule({
  routes: dunningRoutes,
  kinds: DUNNING_JOB_KINDS,
  jobs: dunningJobs,
});
