import type { Page } from '../page.ts';

export const pages = {
  userLogs: {
    path: '/admin/users/$user/logs',
    layout: 'admin',
    permission: { any: ['internal_dashboard:users'] },
  },
  adminLogs: {
    path: '/admin/logs',
    layout: 'admin',
    permission: { any: ['internal_dashboard:logs'] },
  },
} as const satisfies Record<string, Page>;
