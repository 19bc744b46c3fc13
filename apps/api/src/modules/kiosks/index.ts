import { defineModule } from '../../platform/define-module.ts';
import { kiosksRoutes } from './kiosks.routes.ts';

export { createKiosks } from './resolve-kiosk.ts';
export { revokeKiosk } from './revoke-kiosk.ts';

export const manifest = defineModule({ routes: kiosksRoutes });
