import type { Page } from '../page.ts';

export const pages = {
  substitutions: {
    path: '/parents/account/substitutions',
    layout: 'parent',
    permission: { any: ['user:lunch_calendar'] },
  },
  menuReplace: {
    path: '/admin/menus/$menu/replace',
    layout: 'admin',
    permission: { any: ['internal_dashboard:menus'] },
  },
} as const satisfies Record<string, Page>;
