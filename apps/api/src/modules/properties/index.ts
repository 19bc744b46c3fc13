import { defineModule } from '../../platform/define-module.ts';
import { propertiesRoutes } from './properties.routes.ts';

export const manifest = defineModule({ routes: propertiesRoutes });
