import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminMedia: {
    load: () => import('./media.page.tsx'),
    words: ['admin', 'media', 'media-library', 'terms-field'],
  },
} as const satisfies Record<string, PageModule>;
