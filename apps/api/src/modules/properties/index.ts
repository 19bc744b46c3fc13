export { propertiesRoutes } from './properties.routes.ts';
