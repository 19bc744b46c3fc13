import { defineModule } from '../../platform/define-module.ts';
import { vendorRoutes } from './vendors.routes.ts';

export const manifest = defineModule({ routes: vendorRoutes });
