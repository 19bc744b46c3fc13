import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolNew: {
    load: () => import('./school-new.page.tsx'),
    words: ['destinations'],
  },
  adminSchool: {
    load: () => import('./school.page.tsx'),
    words: ['destinations'],
  },
  schoolSettings: {
    load: () => import('./school-settings.page.tsx'),
    words: ['destinations', 'school-setup'],
  },
} as const satisfies Record<string, PageModule>;
