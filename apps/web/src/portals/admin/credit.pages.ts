import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  userBilling: {
    load: () => import('./user-billing.page.tsx'),
    words: ['users', 'billing', 'credit'],
  },
  adminCreditUpload: {
    load: () => import('./credit-upload.page.tsx'),
    words: ['credit'],
  },
  adminApprovals: {
    load: () => import('./approvals.page.tsx'),
    words: ['credit'],
  },
} as const satisfies Record<string, PageModule>;
