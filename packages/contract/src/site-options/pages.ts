import type { Page } from '../page.ts';

export const pages = {
  adminSettings: {
    path: '/admin/settings',
    layout: 'admin',
    permission: { any: ['internal_dashboard:settings'] },
  },
} as const satisfies Record<string, Page>;
