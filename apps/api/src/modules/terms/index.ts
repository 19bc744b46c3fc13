export { termsRoutes } from './terms.routes.ts';
