import type { Page } from '../page.ts';

export const pages = {
  adminDiscounts: {
    path: '/admin/discounts',
    layout: 'admin',
    permission: { any: ['internal_dashboard:discounts'] },
  },
  discountNew: {
    path: '/admin/discounts/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:discounts'] },
  },
  discount: {
    path: '/admin/discounts/$discount',
    layout: 'admin',
    permission: { any: ['internal_dashboard:discounts'] },
  },
} as const satisfies Record<string, Page>;
