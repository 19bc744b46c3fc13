export { operationsJobs, sweepObserved } from './operations.jobs.ts';
export { type OperationsParts, operationsRoutes } from './operations.routes.ts';
