import type { Page } from '../page.ts';

export const pages = {
  adminExports: {
    path: '/admin/exports',
    layout: 'admin',
    permission: { any: ['internal_user'] },
  },
} as const satisfies Record<string, Page>;
