export { monthlyRoutes } from './monthly.routes.ts';
