import { defineModule } from '../../platform/define-module.ts';
import { schoolSetupRoutes } from './school-setup.routes.ts';

export const manifest = defineModule({ routes: schoolSetupRoutes });
