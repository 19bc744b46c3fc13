export { luncherRoutes } from './lunchers.routes.ts';
