export { extraTypesRoutes } from './extra-types.routes.ts';
