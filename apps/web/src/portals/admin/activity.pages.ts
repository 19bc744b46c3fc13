import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  userLogs: {
    load: () => import('./user-logs.page.tsx'),
    words: ['users', 'activity'],
  },
  adminLogs: {
    load: () => import('./logs.page.tsx'),
    words: ['admin', 'activity'],
  },
} as const satisfies Record<string, PageModule>;
