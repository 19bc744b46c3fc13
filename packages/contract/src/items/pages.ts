import type { Page } from '../page.ts';

export const pages = {
  adminItems: {
    path: '/admin/items',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
  itemNew: {
    path: '/admin/items/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
  adminItem: {
    path: '/admin/items/$item',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
  vendorMenuItems: {
    path: '/admin/vendors/$vendor/menu-items',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
  vendorMenuItemNew: {
    path: '/admin/vendors/$vendor/menu-items/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
} as const satisfies Record<string, Page>;
