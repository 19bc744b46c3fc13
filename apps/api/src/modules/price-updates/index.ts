export { priceUpdatesJobs } from './price-updates.jobs.ts';
export { PRICE_UPDATE_JOB_KINDS } from './price-updates.kinds.ts';
export { priceUpdatesRoutes } from './price-updates.routes.ts';
