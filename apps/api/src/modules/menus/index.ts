export { announceMenus } from './announce-menus.ts';
export { holdMenus, holdSchedule, holdScheduleAlone } from './hold-menu.ts';
export { AHEAD } from './menus.repo.ts';
export { menusRoutes } from './menus.routes.ts';
