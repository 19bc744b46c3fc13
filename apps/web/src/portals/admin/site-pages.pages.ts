import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminPages: {
    load: () => import('./site-pages.page.tsx'),
    words: ['admin', 'pages'],
  },
  pageNew: {
    load: () => import('./site-page-new.page.tsx'),
    words: ['admin', 'pages'],
  },
  pageEditor: {
    load: () => import('./site-page.page.tsx'),
    words: ['admin', 'media', 'media-library', 'terms-field', 'pages', 'rich-text'],
  },
} as const satisfies Record<string, PageModule>;
