import { defineModule } from '../../platform/define-module.ts';
import { labelsJobs } from './labels.jobs.ts';
import { LABEL_JOB_KINDS } from './labels.kinds.ts';
import { labelsRoutes } from './labels.routes.ts';

export { contentOf, type PrintedLabel, printedLabels } from './read-lunches.ts';

export const manifest = defineModule({
  routes: labelsRoutes,
  kinds: LABEL_JOB_KINDS,
  jobs: labelsJobs,
});
