import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  workshop: {
    load: () => import('./workshop.page.tsx'),
    words: [],
  },
} as const satisfies Record<string, PageModule>;
