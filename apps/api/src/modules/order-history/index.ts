import { defineModule } from '../../platform/define-module.ts';
import { historyRoutes } from './history.routes.ts';

export const manifest = defineModule({ routes: historyRoutes });
