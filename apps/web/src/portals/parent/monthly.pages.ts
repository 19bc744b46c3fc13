import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  monthlyPreorders: {
    load: () => import('./monthly-preorders.page.tsx'),
    words: ['monthly', 'refusals'],
  },
} as const satisfies Record<string, PageModule>;
