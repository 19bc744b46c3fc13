import { defineModule } from '../../platform/define-module.ts';
import { marketRoutes } from './markets.routes.ts';

export const manifest = defineModule({ routes: marketRoutes });
