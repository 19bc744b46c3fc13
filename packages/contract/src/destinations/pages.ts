import type { Page } from '../page.ts';

export const pages = {
  schools: {
    path: '/schools',
    layout: 'main',
    portal: 'schools',
    title: null,
    permission: { any: ['school:portal'] },
  },
  schoolHome: {
    path: '/schools/$school',
    layout: 'main',
    portal: 'schools',
    title: null,
    permission: { any: ['school:portal'] },
  },
  adminSchools: {
    path: '/admin/schools',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolNew: {
    path: '/admin/schools/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  adminSchool: {
    path: '/admin/schools/$school',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolSettings: {
    path: '/admin/schools/$school/settings',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
} as const satisfies Record<string, Page>;
