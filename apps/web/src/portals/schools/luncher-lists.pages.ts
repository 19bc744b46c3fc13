import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolLunchers: {
    load: () => import('./school-lunchers.page.tsx'),
    words: ['luncher-lists', 'school-portal'],
  },
  schoolLunchersSheet: {
    load: () => import('./school-lunchers-sheet.page.tsx'),
    words: ['luncher-lists', 'school-portal'],
  },
} as const satisfies Record<string, PageModule>;
