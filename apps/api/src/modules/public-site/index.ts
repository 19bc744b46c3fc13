import { defineModule } from '../../platform/define-module.ts';
import { publicSiteRoutes } from './public-site.routes.ts';

export { findSchools } from './find-schools.ts';
export { frameWith } from './frame-with.ts';
export { giftHeads } from './gift-heads.ts';
export { createMissingPage } from './missing-page.ts';
export { createPreview } from './preview.ts';
export { createSite } from './render-site.ts';
export { createSiteMenus, readSiteLinks } from './site-menus.ts';
export { createSiteOffer } from './site-offer.ts';
export type { SiteAnswer, SiteParts } from './site-parts.ts';

export const manifest = defineModule({ routes: publicSiteRoutes });
