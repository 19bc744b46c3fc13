import type { Page } from '../page.ts';

export const pages = {
  adminItemFlags: {
    path: '/admin/dashboard/item-flags',
    layout: 'admin',
    permission: { any: ['internal_dashboard:merchandising'] },
  },
} as const satisfies Record<string, Page>;
