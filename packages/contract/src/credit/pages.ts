import type { Page } from '../page.ts';

export const pages = {
  adminCreditUpload: {
    path: '/admin/credit-upload',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['credit:upload'] },
  },
  adminApprovals: {
    path: '/admin/approvals',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:credit'] },
  },
} as const satisfies Record<string, Page>;
