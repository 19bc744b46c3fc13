import type { Page } from '../page.ts';

export const pages = {
  adminDunning: {
    path: '/admin/dunning',
    layout: 'admin',
    permission: { any: ['user:billing'] },
  },
} as const satisfies Record<string, Page>;
