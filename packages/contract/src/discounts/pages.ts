import type { Page } from '../page.ts';

export const pages = {
  adminDiscounts: {
    path: '/admin/discounts',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:discounts'] },
  },
  discountNew: {
    path: '/admin/discounts/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:discounts'] },
  },
  discount: {
    path: '/admin/discounts/$discount',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:discounts'] },
  },
} as const satisfies Record<string, Page>;
