import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminMassPriceUpdates: {
    load: () => import('./mass-price-updates.page.tsx'),
    words: ['admin', 'price-updates'],
  },
} as const satisfies Record<string, PageModule>;
