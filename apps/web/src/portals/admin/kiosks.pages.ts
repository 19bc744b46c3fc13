import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminKiosks: {
    load: () => import('./kiosks.page.tsx'),
    words: ['badges', 'kiosks'],
  },
} as const satisfies Record<string, PageModule>;
