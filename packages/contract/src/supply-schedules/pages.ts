import type { Page } from '../page.ts';

export const pages = {
  adminSupplySchedules: {
    path: '/admin/supply-schedules',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schedules'] },
  },
} as const satisfies Record<string, Page>;
