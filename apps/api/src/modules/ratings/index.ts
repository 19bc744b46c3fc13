export { ratingsRoutes } from './ratings.routes.ts';
