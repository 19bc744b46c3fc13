export { messageModalRoutes } from './message-modals.routes.ts';
