import type { Page } from '../page.ts';

export const pages = {
  adminRevenue: {
    path: '/admin/reports/revenue',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
} as const satisfies Record<string, Page>;
