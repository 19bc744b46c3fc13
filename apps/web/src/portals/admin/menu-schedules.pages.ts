import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminMenuSchedules: {
    load: () => import('./menu-schedules.page.tsx'),
    words: ['admin', 'menu-schedules', 'resource-search', 'targets'],
  },
} as const satisfies Record<string, PageModule>;
