import { defineModule } from '../../platform/define-module.ts';
import { reportsRoutes } from './reports.routes.ts';

export { listPlaces } from './list-places.ts';

export const manifest = defineModule({ routes: reportsRoutes });
