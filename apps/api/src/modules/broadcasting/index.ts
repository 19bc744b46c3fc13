import { defineModule } from '../../platform/define-module.ts';
import { broadcastingRoutes } from './broadcasting.routes.ts';

export { mayHear, mayHearByPermission } from './may-hear.ts';

export const manifest = defineModule({ routes: broadcastingRoutes });
