import type { Page } from '../page.ts';

export const pages = {
  vendors: {
    path: '/vendors',
    layout: 'main',
    permission: { any: ['vendor:portal'] },
  },
  vendorHome: {
    path: '/vendors/$vendor',
    layout: 'main',
    permission: { any: ['vendor:portal'] },
  },
  adminVendors: {
    path: '/admin/vendors',
    layout: 'admin',
    permission: { any: ['internal_dashboard:vendors'] },
  },
  vendorNew: {
    path: '/admin/vendors/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:vendors'] },
  },
  adminVendor: {
    path: '/admin/vendors/$vendor',
    layout: 'admin',
    permission: { any: ['internal_dashboard:vendors'] },
  },
  vendorSettings: {
    path: '/admin/vendors/$vendor/settings',
    layout: 'admin',
    permission: { any: ['internal_dashboard:vendors'] },
  },
} as const satisfies Record<string, Page>;
