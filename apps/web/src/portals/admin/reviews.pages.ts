import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminReviews: {
    load: () => import('./reviews.page.tsx'),
    words: ['admin', 'reviews'],
  },
} as const satisfies Record<string, PageModule>;
