import type { Page } from '../page.ts';

export const pages = {
  payAhead: {
    path: '/pay-ahead-and-save',
    layout: 'parent',
    permission: { any: ['user:lunch_calendar'] },
  },
} as const satisfies Record<string, Page>;
