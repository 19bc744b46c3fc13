import { defineModule } from '../../platform/define-module.ts';
import { siteOptionsRoutes } from './site-options.routes.ts';

export const manifest = defineModule({ routes: siteOptionsRoutes });
