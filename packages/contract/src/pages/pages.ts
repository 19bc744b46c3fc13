import type { Page } from '../page.ts';

export const pages = {
  adminPages: {
    path: '/admin/pages',
    layout: 'admin',
    permission: { any: ['internal_dashboard:pages'] },
  },
  pageNew: {
    path: '/admin/pages/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:pages'] },
  },
  pageEditor: {
    path: '/admin/pages/$page',
    layout: 'admin',
    permission: { any: ['internal_dashboard:pages'] },
  },
} as const satisfies Record<string, Page>;
