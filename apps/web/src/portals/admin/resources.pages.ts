import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminSchoolResources: {
    load: () => import('./school-resources.page.tsx'),
    words: ['resources', 'destinations'],
  },
} as const satisfies Record<string, PageModule>;
