import { defineModule } from '../../platform/define-module.ts';
import { accessRoutes } from './access.routes.ts';

export const manifest = defineModule({ routes: accessRoutes });
