import type { Page } from '../page.ts';

export const pages = {
  adminReviews: {
    path: '/admin/dashboard/reviews',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
} as const satisfies Record<string, Page>;
