import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  vendors: {
    load: () => import('./vendors.page.tsx'),
    words: ['vendors'],
  },
  vendorHome: {
    load: () => import('./vendor-home.page.tsx'),
    words: ['vendors'],
  },
} as const satisfies Record<string, PageModule>;
