import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminHome: {
    load: () => import('./home.page.tsx'),
    words: ['admin', 'desk'],
  },
} as const satisfies Record<string, PageModule>;
