import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminExports: {
    load: () => import('./exports.page.tsx'),
    words: ['admin'],
  },
} as const satisfies Record<string, PageModule>;
