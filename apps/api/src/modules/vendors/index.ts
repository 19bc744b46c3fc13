export { vendorRoutes } from './vendors.routes.ts';
