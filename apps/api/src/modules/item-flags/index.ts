import { defineModule } from '../../platform/define-module.ts';
import { itemFlagsRoutes } from './item-flags.routes.ts';

export const manifest = defineModule({ routes: itemFlagsRoutes });
