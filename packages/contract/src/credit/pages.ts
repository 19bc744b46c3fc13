import type { Page } from '../page.ts';

export const pages = {
  adminCreditUpload: {
    path: '/admin/credit-upload',
    layout: 'admin',
    permission: { any: ['credit:upload'] },
  },
  adminApprovals: {
    path: '/admin/approvals',
    layout: 'admin',
    permission: { any: ['user:credit'] },
  },
} as const satisfies Record<string, Page>;
