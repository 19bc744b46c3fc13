import { defineModule } from '../../platform/define-module.ts';
import { messageModalRoutes } from './message-modals.routes.ts';

export const manifest = defineModule({ routes: messageModalRoutes });
