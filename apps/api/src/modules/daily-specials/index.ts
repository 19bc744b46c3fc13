import { defineModule } from '../../platform/define-module.ts';
import { dailySpecialsRoutes } from './daily-specials.routes.ts';

export const manifest = defineModule({ routes: dailySpecialsRoutes });
