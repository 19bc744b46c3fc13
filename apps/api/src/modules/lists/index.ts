import { defineModule } from '../../platform/define-module.ts';
import { exportsJobs } from './exports/exports.jobs.ts';
import { LIST_JOB_KINDS } from './exports/exports.kinds.ts';
import { listsRoutes } from './lists.routes.ts';

export { BYTE_ORDER_MARK, csvLine } from './exports/csv.ts';
export { chunks } from './exports/download-export.ts';
export { addChunk, failExport, finishExport, lockExportsOf } from './exports/exports.repo.ts';

export const manifest = defineModule({
  routes: listsRoutes,
  kinds: LIST_JOB_KINDS,
  jobs: exportsJobs,
});
