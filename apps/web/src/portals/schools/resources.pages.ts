import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolResources: {
    load: () => import('./school-resources.page.tsx'),
    words: ['resources', 'destinations-portal'],
  },
} as const satisfies Record<string, PageModule>;
