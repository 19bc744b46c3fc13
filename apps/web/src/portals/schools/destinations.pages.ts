import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schools: {
    load: () => import('./schools.page.tsx'),
    words: ['destinations'],
  },
  schoolHome: {
    load: () => import('./school-home.page.tsx'),
    words: ['destinations', 'destinations-portal', 'destinations-day'],
  },
  schoolWeek: {
    load: () => import('./school-week.page.tsx'),
    words: ['destinations', 'destinations-portal'],
  },
} as const satisfies Record<string, PageModule>;
