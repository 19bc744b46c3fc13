import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  portalRollOver: {
    load: () => import('./roll-over.page.tsx'),
    words: ['destinations-portal', 'roll-over'],
  },
} as const satisfies Record<string, PageModule>;
