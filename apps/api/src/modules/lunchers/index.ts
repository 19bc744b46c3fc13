import { defineModule } from '../../platform/define-module.ts';
import { luncherRoutes } from './lunchers.routes.ts';

export { removeLuncher } from './delete-luncher.ts';
export { presentLuncher } from './lunchers.present.ts';
export { type LuncherMove, moveLunchers } from './move-lunchers.ts';

export const manifest = defineModule({ routes: luncherRoutes });
