export { goLunchesRoutes } from './go-lunches.routes.ts';
