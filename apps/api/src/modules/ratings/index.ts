import { defineModule } from '../../platform/define-module.ts';
import { ratingsRoutes } from './ratings.routes.ts';

export const manifest = defineModule({ routes: ratingsRoutes });
