import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolLunchers: {
    load: () => import('./school-lunchers.page.tsx'),
    words: ['luncher-lists', 'destinations-portal'],
  },
  schoolLunchersSheet: {
    load: () => import('./school-lunchers-sheet.page.tsx'),
    words: ['luncher-lists', 'destinations-portal'],
  },
} as const satisfies Record<string, PageModule>;
