import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminDunning: {
    load: () => import('./dunning.page.tsx'),
    words: ['credit', 'dunning'],
  },
} as const satisfies Record<string, PageModule>;
