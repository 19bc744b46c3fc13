export { announceDebtor } from './announce-debtor.ts';
export { clearIfAnyPaid } from './clear-if-paid.ts';
export { createDunning, type Dunning } from './create-dunning.ts';
export { dunningJobs } from './dunning.jobs.ts';
export { DUNNING_JOB_KINDS } from './dunning.kinds.ts';
export { dunningRoutes } from './dunning.routes.ts';
export { isPastGrace } from './past-grace.ts';
export { payFromFunds } from './pay-from-funds.ts';
