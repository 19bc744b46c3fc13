import type { Page } from '../page.ts';

export const pages = {
  schoolLabels: {
    path: '/schools/$school/labels',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  adminSchoolLabels: {
    path: '/admin/schools/$school/labels',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
} as const satisfies Record<string, Page>;
