import { defineModule } from '../../platform/define-module.ts';
import { assetsRoutes } from './assets.routes.ts';
import { mediaJobs } from './media.jobs.ts';
import { MEDIA_JOB_KINDS } from './media.kinds.ts';

export { isInLibrary, pictureOfAsset } from './picture-of-asset.ts';

export const manifest = defineModule({
  routes: assetsRoutes,
  kinds: MEDIA_JOB_KINDS,
  jobs: mediaJobs,
});
