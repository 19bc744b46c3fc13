import { defineModule } from '../../platform/define-module.ts';
import { menusRoutes } from './menus.routes.ts';

export { announceMenus } from './announce-menus.ts';
export { lockMenus, lockScheduleAlone, lockScheduleShared } from './lock-menus.ts';

export const manifest = defineModule({ routes: menusRoutes });
