import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminExtraTypes: {
    load: () => import('./extra-types.page.tsx'),
    words: ['extra-types'],
  },
  vendorExtraTypes: {
    load: () => import('./vendor-extra-types.page.tsx'),
    words: ['extra-types', 'items', 'vendors'],
  },
} as const satisfies Record<string, PageModule>;
