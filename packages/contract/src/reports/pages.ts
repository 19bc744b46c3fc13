import type { Page } from '../page.ts';

export const pages = {
  adminRevenue: {
    path: '/admin/reports/revenue',
    layout: 'admin',
    permission: { any: ['internal_dashboard:markets'] },
  },
} as const satisfies Record<string, Page>;
