import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  orders: {
    load: () => import('./orders.page.tsx'),
    words: ['account', 'order-history'],
  },
} as const satisfies Record<string, PageModule>;
