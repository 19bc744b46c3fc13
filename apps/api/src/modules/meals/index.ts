import { defineModule } from '../../platform/define-module.ts';
import { mealsRoutes } from './meals.routes.ts';

export const manifest = defineModule({ routes: mealsRoutes });
