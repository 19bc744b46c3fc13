import type { Page } from '../page.ts';

export const pages = {
  adminMassPriceUpdates: {
    path: '/admin/mass-price-updates',
    layout: 'admin',
    permission: { any: ['credit:upload'] },
  },
} as const satisfies Record<string, Page>;
