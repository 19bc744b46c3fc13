export { broadcastingRoutes } from './broadcasting.routes.ts';
export { mayHear } from './may-hear.ts';
