import { defineModule } from '../../platform/define-module.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export const manifest = defineModule({ routes: reviewsRoutes });
