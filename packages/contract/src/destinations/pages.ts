import type { Page } from '../page.ts';

export const pages = {
  schools: {
    path: '/schools',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  schoolHome: {
    path: '/schools/$school',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  schoolWeek: {
    path: '/schools/$school/week',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  adminSchools: {
    path: '/admin/schools',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolNew: {
    path: '/admin/schools/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
  adminSchool: {
    path: '/admin/schools/$school',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolSettings: {
    path: '/admin/schools/$school/settings',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
} as const satisfies Record<string, Page>;
