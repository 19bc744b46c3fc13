import type { Page } from '../page.ts';

export const pages = {
  adminMenus: {
    path: '/admin/menus',
    layout: 'admin',
    permission: { any: ['internal_dashboard:menus'] },
  },
  menusAll: {
    path: '/admin/menus/all',
    layout: 'admin',
    permission: { any: ['internal_dashboard:menus'] },
  },
  menuNew: {
    path: '/admin/menus/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:menus'] },
  },
  adminMenu: {
    path: '/admin/menus/$menu',
    layout: 'admin',
    permission: { any: ['internal_dashboard:menus'] },
  },
} as const satisfies Record<string, Page>;
