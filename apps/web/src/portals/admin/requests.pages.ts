import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminRequests: {
    load: () => import('./requests.page.tsx'),
    words: ['admin', 'requests'],
  },
  adminRequest: {
    load: () => import('./request.page.tsx'),
    words: ['admin', 'requests', 'requests-forms'],
  },
} as const satisfies Record<string, PageModule>;
