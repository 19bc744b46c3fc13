import { defineModule } from '../../platform/define-module.ts';
import { substitutionsJobs } from './substitutions.jobs.ts';
import { SUBSTITUTION_JOB_KINDS } from './substitutions.kinds.ts';
import { substitutionsRoutes } from './substitutions.routes.ts';

export { settleChoices } from './settle-choices.ts';

export const manifest = defineModule({
  routes: substitutionsRoutes,
  kinds: SUBSTITUTION_JOB_KINDS,
  jobs: substitutionsJobs,
});
