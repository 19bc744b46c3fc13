import type { Page } from '../page.ts';

export const pages = {
  adminTagOMatic: {
    path: '/admin/tag-o-matic',
    layout: 'admin',
    permission: { any: ['internal_dashboard:merchandising'] },
  },
} as const satisfies Record<string, Page>;
