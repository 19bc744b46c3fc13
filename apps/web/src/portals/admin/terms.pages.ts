import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminTerms: {
    load: () => import('./terms.page.tsx'),
    words: ['admin', 'terms-admin'],
  },
  adminTagOMatic: {
    load: () => import('./tag-o-matic.page.tsx'),
    words: ['admin', 'terms', 'terms-field'],
  },
} as const satisfies Record<string, PageModule>;
