import { defineModule } from '../../platform/define-module.ts';
import { blackoutsJobs } from './blackouts.jobs.ts';
import { BLACKOUT_JOB_KINDS } from './blackouts.kinds.ts';
import { blackoutsRoutes } from './blackouts.routes.ts';

export { requestOf, type Started } from './asked-before.ts';
export type { CarryOutParts } from './carry-out-parts.ts';
export { carryOutSoon, startClosing } from './create-blackout.ts';
export { previewBlackout } from './preview-blackout.ts';

export const manifest = defineModule({
  routes: blackoutsRoutes,
  kinds: BLACKOUT_JOB_KINDS,
  jobs: blackoutsJobs,
});
