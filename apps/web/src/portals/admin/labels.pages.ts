import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminSchoolLabels: {
    load: () => import('./school-labels.page.tsx'),
    words: ['admin', 'destinations', 'labels'],
  },
} as const satisfies Record<string, PageModule>;
