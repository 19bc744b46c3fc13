import { defineModule } from '../../platform/define-module.ts';
import { extraTypesRoutes } from './extra-types.routes.ts';

export const manifest = defineModule({ routes: extraTypesRoutes });
