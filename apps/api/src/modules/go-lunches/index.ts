import { defineModule } from '../../platform/define-module.ts';
import { goLunchesRoutes } from './go-lunches.routes.ts';

export const manifest = defineModule({ routes: goLunchesRoutes });
