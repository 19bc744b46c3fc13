import { defineModule } from '../../platform/define-module.ts';
import { deskRoutes } from './desk.routes.ts';

export const manifest = defineModule({ routes: deskRoutes });
