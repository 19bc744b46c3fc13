import { defineModule } from '../../platform/define-module.ts';
import { resourceRoutes } from './resources.routes.ts';

export { attachmentHeaders } from './attachment-headers.ts';

export const manifest = defineModule({ routes: resourceRoutes });
