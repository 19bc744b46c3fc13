import { defineModule } from '../../platform/define-module.ts';
import { pagesJobs } from './pages.jobs.ts';
import { PAGE_JOB_KINDS } from './pages.kinds.ts';
import { pagesRoutes } from './pages.routes.ts';
import { pictureUses } from './picture-uses.ts';

export { layPages, type PageToLay } from './lay-pages.ts';
export { countTextsAsBrought } from './pages.repo.ts';
export type { ListedPage, PagePicture, PublishedPage } from './published.repo.ts';
export { pictureById as readPicture } from './published.repo.ts';
export {
  listPublishedPages,
  readPublishedPage,
  readVersionToShow,
} from './read-published.ts';

export const manifest = defineModule({
  routes: pagesRoutes,
  kinds: PAGE_JOB_KINDS,
  jobs: pagesJobs,
  pictureUses,
});
