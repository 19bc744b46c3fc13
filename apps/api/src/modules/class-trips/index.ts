import { defineModule } from '../../platform/define-module.ts';
import { classTripsRoutes } from './class-trips.routes.ts';

export const manifest = defineModule({ routes: classTripsRoutes });
