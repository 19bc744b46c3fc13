import type { Page } from '../page.ts';

export const pages = {
  lunchCalendar: {
    path: '/lunch-calendar',
    layout: 'parent',
    title: 'lunch_calendar',
    permission: { any: ['user:lunch_calendar'] },
  },
} as const satisfies Record<string, Page>;
