import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminRedirects: {
    load: () => import('./redirects.page.tsx'),
    words: ['admin', 'redirects'],
  },
  redirectNew: {
    load: () => import('./redirect-new.page.tsx'),
    words: ['admin', 'redirects'],
  },
  redirect: {
    load: () => import('./redirect.page.tsx'),
    words: ['admin', 'redirects'],
  },
} as const satisfies Record<string, PageModule>;
