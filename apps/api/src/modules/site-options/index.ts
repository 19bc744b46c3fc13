import { defineModule } from '../../platform/define-module.ts';
import { siteOptionsRoutes } from './site-options.routes.ts';

export { layMenus } from './lay-menus.ts';

export const manifest = defineModule({ routes: siteOptionsRoutes });
