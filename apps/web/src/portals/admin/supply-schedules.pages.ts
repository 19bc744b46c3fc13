import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminSupplySchedules: {
    load: () => import('./supply-schedules.page.tsx'),
    words: ['admin', 'supply-schedules', 'resource-search'],
  },
} as const satisfies Record<string, PageModule>;
