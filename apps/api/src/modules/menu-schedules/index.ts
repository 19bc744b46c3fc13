import { defineModule } from '../../platform/define-module.ts';
import { menuSchedulesRoutes } from './menu-schedules.routes.ts';

export const manifest = defineModule({ routes: menuSchedulesRoutes });
