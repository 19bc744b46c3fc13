export { announceMenus } from './announce-menus.ts';
export { lockMenus, lockScheduleAlone, lockScheduleShared } from './lock-menus.ts';
export { menusRoutes } from './menus.routes.ts';
