import type { Page } from '../page.ts';

export const pages = {
  schoolResources: {
    path: '/schools/$school/resources',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  adminSchoolResources: {
    path: '/admin/schools/$school/resources',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
} as const satisfies Record<string, Page>;
