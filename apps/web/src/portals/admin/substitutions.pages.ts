import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  menuReplace: {
    load: () => import('./menu-replace.page.tsx'),
    words: ['admin', 'substitutions-replacing', 'mass-cancellation', 'resource-search'],
  },
} as const satisfies Record<string, PageModule>;
