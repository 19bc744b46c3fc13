import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminRevenue: {
    load: () => import('./revenue.page.tsx'),
    words: ['admin', 'reports'],
  },
} as const satisfies Record<string, PageModule>;
