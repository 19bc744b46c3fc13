import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminItemFlags: {
    load: () => import('./item-flags.page.tsx'),
    words: ['admin', 'item-flags'],
  },
} as const satisfies Record<string, PageModule>;
