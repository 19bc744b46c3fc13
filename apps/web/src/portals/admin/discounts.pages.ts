import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminDiscounts: {
    load: () => import('./discounts.page.tsx'),
    words: ['admin', 'discounts'],
  },
  discountNew: {
    load: () => import('./discount-new.page.tsx'),
    words: ['admin', 'discounts', 'targets'],
  },
  discount: {
    load: () => import('./discount.page.tsx'),
    words: ['admin', 'discounts', 'targets'],
  },
} as const satisfies Record<string, PageModule>;
