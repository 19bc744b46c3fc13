import type { FastifyInstance } from 'fastify';
import { defineModule } from '../../platform/define-module.ts';
import type { AddressParts } from './leave-address.ts';
import { messageModalRoutes } from './message-modals.routes.ts';
import { messageModalsAdminRoutes } from './message-modals-admin.routes.ts';
import { pictureUses } from './picture-uses.ts';

export const manifest = defineModule({
  routes(app: FastifyInstance, parts: AddressParts) {
    messageModalRoutes(app, parts);
    messageModalsAdminRoutes(app, parts);
  },
  pictureUses,
});
