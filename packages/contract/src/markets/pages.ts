import type { Page } from '../page.ts';

export const pages = {
  adminMarkets: {
    path: '/admin/markets',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
  marketNew: {
    path: '/admin/markets/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
  market: {
    path: '/admin/markets/$market',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:markets'] },
  },
} as const satisfies Record<string, Page>;
