import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminReconciliation: {
    load: () => import('./reconciliation.page.tsx'),
    words: ['admin', 'reconciliation'],
  },
  reconciliationRun: {
    load: () => import('./reconciliation-run.page.tsx'),
    words: ['admin', 'reconciliation'],
  },
} as const satisfies Record<string, PageModule>;
