import type { Page } from '../page.ts';

export const pages = {
  orders: {
    path: '/parents/account/orders',
    layout: 'parent',
    permission: { any: ['user:lunch_calendar'] },
  },
} as const satisfies Record<string, Page>;
