import type { Page } from '../page.ts';

export const pages = {
  adminReviews: {
    path: '/admin/dashboard/reviews',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:items'] },
  },
} as const satisfies Record<string, Page>;
