export { listPlaces } from './list-places.ts';
export { reportsRoutes } from './reports.routes.ts';
