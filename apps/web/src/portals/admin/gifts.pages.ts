import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminCreditCodeSets: {
    load: () => import('./credit-code-sets.page.tsx'),
    words: ['gifts', 'admin'],
  },
} as const satisfies Record<string, PageModule>;
