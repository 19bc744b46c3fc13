import type { Page } from '../page.ts';

export const pages = {
  adminMedia: {
    path: '/admin/media',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items', 'internal_dashboard:pages'] },
  },
} as const satisfies Record<string, Page>;
