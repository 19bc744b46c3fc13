import { defineModule } from '../../platform/define-module.ts';
import { itemGridRoutes } from './item-grid.routes.ts';

export const manifest = defineModule({ routes: itemGridRoutes });
