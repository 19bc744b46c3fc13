export { itemFlagsRoutes } from './item-flags.routes.ts';
