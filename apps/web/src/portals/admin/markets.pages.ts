import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminMarkets: {
    load: () => import('./markets.page.tsx'),
    words: ['admin', 'markets', 'destinations'],
  },
  marketNew: {
    load: () => import('./market-new.page.tsx'),
    words: ['markets', 'destinations'],
  },
  market: {
    load: () => import('./market.page.tsx'),
    words: ['markets', 'destinations'],
  },
} as const satisfies Record<string, PageModule>;
