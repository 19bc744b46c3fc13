import { defineModule } from '../../platform/define-module.ts';
import { publicSiteRoutes } from './public-site.routes.ts';

export { findSchools } from './find-schools.ts';
export {
  createPreview,
  createSite,
  frameWith,
  type SiteAnswer,
  type SiteParts,
} from './render-site.ts';
export { createSiteOffer } from './site-offer.ts';

export const manifest = defineModule({ routes: publicSiteRoutes });
