export { itemGridRoutes } from './item-grid.routes.ts';
