import type { Page } from '../page.ts';

export const pages = {
  adminBlackouts: {
    path: '/admin/blackouts',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  },
  blackoutNew: {
    path: '/admin/blackouts/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  },
  schoolSchedule: {
    path: '/admin/schools/$school/schedule',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolBlackoutNew: {
    path: '/admin/schools/$school/schedule/blackouts/new',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboard:schools'] },
  },
} as const satisfies Record<string, Page>;
