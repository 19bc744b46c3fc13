import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminMenus: {
    load: () => import('./menus.page.tsx'),
    words: ['admin', 'menus', 'menu-schedules', 'resource-search'],
  },
  menusAll: {
    load: () => import('./menus-all.page.tsx'),
    words: ['admin', 'menus', 'resource-search'],
  },
  menuNew: {
    load: () => import('./menu-new.page.tsx'),
    words: ['admin', 'menus', 'resource-search'],
  },
  adminMenu: {
    load: () => import('./menu.page.tsx'),
    words: ['admin', 'inventory', 'menus', 'menu-schedules', 'resource-search', 'targets'],
  },
} as const satisfies Record<string, PageModule>;
