import { defineModule } from '../../platform/define-module.ts';
import { monthlyRoutes } from './monthly.routes.ts';

export const manifest = defineModule({ routes: monthlyRoutes });
