export { destinationRoutes } from './destinations.routes.ts';
