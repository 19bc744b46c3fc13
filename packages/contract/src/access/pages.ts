import type { Page } from '../page.ts';

export const pages = {
  portalInvitation: {
    path: '/invitation',
    layout: 'minimal',
    permission: 'anyone',
  },
  vendorAccess: {
    path: '/admin/vendors/$vendor/access',
    layout: 'admin',
    permission: { any: ['internal_dashboard:vendors'] },
  },
  schoolAccess: {
    path: '/admin/schools/$school/access',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
} as const satisfies Record<string, Page>;
