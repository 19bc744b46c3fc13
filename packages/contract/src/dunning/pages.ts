import type { Page } from '../page.ts';

export const pages = {
  adminDunning: {
    path: '/admin/dunning',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:billing'] },
  },
} as const satisfies Record<string, Page>;
