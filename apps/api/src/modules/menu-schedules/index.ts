export { menuSchedulesRoutes } from './menu-schedules.routes.ts';
