import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminMedia: {
    load: () => import('./media.page.tsx'),
    words: ['admin', 'media', 'media-library'],
  },
} as const satisfies Record<string, PageModule>;
