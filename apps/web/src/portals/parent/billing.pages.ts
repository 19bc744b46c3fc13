import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  billing: {
    load: () => import('./billing.page.tsx'),
    words: ['identity', 'account', 'billing', 'payments'],
  },
  payAhead: {
    load: () => import('./pay-ahead.page.tsx'),
    words: ['identity', 'account', 'billing', 'payments'],
  },
} as const satisfies Record<string, PageModule>;
