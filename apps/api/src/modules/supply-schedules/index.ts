export { supplySchedulesRoutes } from './supply-schedules.routes.ts';
