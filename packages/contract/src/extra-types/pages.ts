import type { Page } from '../page.ts';

export const pages = {
  adminExtraTypes: {
    path: '/admin/extra-types',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
  vendorExtraTypes: {
    path: '/admin/vendors/$vendor/extra-types',
    layout: 'admin',
    permission: { any: ['internal_dashboard:items'] },
  },
} as const satisfies Record<string, Page>;
