import { defineModule } from '../../platform/define-module.ts';
import { repeatsJobs } from './repeats.jobs.ts';
import { REPEAT_JOB_KINDS } from './repeats.kinds.ts';
import { repeatsRoutes } from './repeats.routes.ts';

export { uproot as endRepeat } from './repeats.repo.ts';
export { reseed, type SavedWeek } from './reseed.ts';
export { startRepeat, stopRepeat } from './switch-repeat.ts';

export const manifest = defineModule({
  routes: repeatsRoutes,
  kinds: REPEAT_JOB_KINDS,
  jobs: repeatsJobs,
});
