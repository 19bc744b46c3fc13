import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminSettings: {
    load: () => import('./settings.page.tsx'),
    words: ['admin', 'media', 'media-library', 'terms-field', 'rich-text', 'site-options'],
  },
} as const satisfies Record<string, PageModule>;
