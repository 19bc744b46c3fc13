export { presentLuncher } from './lunchers.present.ts';
export { luncherRoutes } from './lunchers.routes.ts';
