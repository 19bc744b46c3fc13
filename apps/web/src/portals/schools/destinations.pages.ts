import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schools: {
    load: () => import('./schools.page.tsx'),
    words: ['destinations'],
  },
  schoolHome: {
    load: () => import('./school-home.page.tsx'),
    words: ['destinations', 'school-portal', 'school-day'],
  },
  schoolWeek: {
    load: () => import('./school-week.page.tsx'),
    words: ['destinations', 'school-portal'],
  },
} as const satisfies Record<string, PageModule>;
