import { defineModule } from '../../platform/define-module.ts';
import { redirectsRoutes } from './redirects.routes.ts';

export { followingRedirects } from './following-redirects.ts';
export { redirectAt } from './redirect-at.ts';
export { type ResolvedRedirect, resolveRedirect } from './resolve-redirect.ts';
export { leadFromOldAddress } from './save-redirect.ts';

export const manifest = defineModule({ routes: redirectsRoutes });
