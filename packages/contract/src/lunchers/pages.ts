import type { Page } from '../page.ts';

export const pages = {
  lunchers: {
    path: '/parents/account/lunchers',
    layout: 'parent',
    permission: { any: ['user:lunch_calendar'] },
  },
} as const satisfies Record<string, Page>;
