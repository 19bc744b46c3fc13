import { defineModule } from '../../platform/define-module.ts';
import { supplySchedulesRoutes } from './supply-schedules.routes.ts';

export const manifest = defineModule({ routes: supplySchedulesRoutes });
