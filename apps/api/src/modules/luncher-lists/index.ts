import { defineModule } from '../../platform/define-module.ts';
import { luncherListRoutes } from './luncher-lists.routes.ts';

export const manifest = defineModule({ routes: luncherListRoutes });
