import { defineModule } from '../../platform/define-module.ts';
import { handoutsRoutes } from './handouts.routes.ts';

export const manifest = defineModule({ routes: handoutsRoutes });
