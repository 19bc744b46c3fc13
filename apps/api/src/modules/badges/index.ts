import { defineModule } from '../../platform/define-module.ts';
import { badgesRoutes } from './badges.routes.ts';

export const manifest = defineModule({ routes: badgesRoutes });
