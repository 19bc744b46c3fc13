import type { Page } from '../page.ts';

export const pages = {
  adminReconciliation: {
    path: '/admin/reconciliation',
    layout: 'admin',
    permission: { any: ['user:billing'] },
  },
  reconciliationRun: {
    path: '/admin/reconciliation/$run',
    layout: 'admin',
    permission: { any: ['user:billing'] },
  },
} as const satisfies Record<string, Page>;
