import type { Page } from '../page.ts';

export const pages = {
  adminMenuSchedules: {
    path: '/admin/menu-schedules',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schedules'] },
  },
} as const satisfies Record<string, Page>;
