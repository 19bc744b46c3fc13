export { assetsRoutes } from './assets.routes.ts';
export { mediaJobs } from './media.jobs.ts';
export { MEDIA_JOB_KINDS } from './media.kinds.ts';
export { pictureOfAsset } from './picture-of-asset.ts';
