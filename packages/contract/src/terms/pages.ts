import type { Page } from '../page.ts';

export const pages = {
  adminTerms: {
    path: '/admin/terms',
    layout: 'admin',
    permission: { any: ['internal_dashboard:terms'] },
  },
  adminTagOMatic: {
    path: '/admin/tag-o-matic',
    layout: 'admin',
    permission: { any: ['internal_dashboard:merchandising'] },
  },
} as const satisfies Record<string, Page>;
