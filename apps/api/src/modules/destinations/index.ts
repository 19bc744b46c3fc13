import { defineModule } from '../../platform/define-module.ts';
import { destinationRoutes } from './destinations.routes.ts';

export const manifest = defineModule({ routes: destinationRoutes });
