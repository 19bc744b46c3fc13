import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  vendorNew: {
    load: () => import('./vendor-new.page.tsx'),
    words: ['vendors'],
  },
  adminVendor: {
    load: () => import('./vendor.page.tsx'),
    words: ['vendors'],
  },
  vendorSettings: {
    load: () => import('./vendor-settings.page.tsx'),
    words: ['vendors'],
  },
} as const satisfies Record<string, PageModule>;
