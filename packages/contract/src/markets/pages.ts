import type { Page } from '../page.ts';

export const pages = {
  adminMarkets: {
    path: '/admin/markets',
    layout: 'admin',
    permission: { any: ['internal_dashboard:markets'] },
  },
  marketNew: {
    path: '/admin/markets/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:markets'] },
  },
  market: {
    path: '/admin/markets/$market',
    layout: 'admin',
    permission: { any: ['internal_dashboard:markets'] },
  },
} as const satisfies Record<string, Page>;
