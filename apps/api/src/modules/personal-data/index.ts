import { defineModule } from '../../platform/define-module.ts';
import { personalDataJobs } from './personal-data.jobs.ts';
import { PERSONAL_DATA_JOB_KINDS } from './personal-data.kinds.ts';
import { personalDataRoutes } from './personal-data.routes.ts';

export const manifest = defineModule({
  routes: personalDataRoutes,
  kinds: PERSONAL_DATA_JOB_KINDS,
  jobs: personalDataJobs,
});
