import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolLabels: {
    load: () => import('./school-labels.page.tsx'),
    words: ['destinations-portal', 'labels'],
  },
} as const satisfies Record<string, PageModule>;
