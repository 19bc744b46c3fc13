export { BYTE_ORDER_MARK, csvLine } from './exports/csv.ts';
export { exportsJobs } from './exports/exports.jobs.ts';
export { LIST_JOB_KINDS } from './exports/exports.kinds.ts';
export { listsRoutes } from './lists.routes.ts';
