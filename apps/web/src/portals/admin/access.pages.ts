import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminSchools: {
    load: () => import('./schools.page.tsx'),
    words: ['admin', 'access'],
  },
  schoolAccess: {
    load: () => import('./school-access.page.tsx'),
    words: ['admin', 'access', 'access-people', 'users', 'destinations'],
  },
  adminVendors: {
    load: () => import('./vendors.page.tsx'),
    words: ['admin', 'access'],
  },
  vendorAccess: {
    load: () => import('./vendor-access.page.tsx'),
    words: ['admin', 'access', 'access-people', 'users', 'vendors'],
  },
} as const satisfies Record<string, PageModule>;
