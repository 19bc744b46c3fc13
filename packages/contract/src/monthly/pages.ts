import type { Page } from '../page.ts';

export const pages = {
  monthlyPreorders: {
    path: '/monthly-preorders',
    layout: 'parent',
    permission: { any: ['user:lunch_calendar'] },
  },
} as const satisfies Record<string, Page>;
