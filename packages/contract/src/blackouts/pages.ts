import type { Page } from '../page.ts';

export const pages = {
  adminBlackouts: {
    path: '/admin/blackouts',
    layout: 'admin',
    permission: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  },
  blackoutNew: {
    path: '/admin/blackouts/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:routes', 'internal_dashboard:schools'] },
  },
  portalBlackouts: {
    path: '/schools/$school/blackouts',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  portalBlackoutNew: {
    path: '/schools/$school/blackouts/new',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  schoolSchedule: {
    path: '/admin/schools/$school/schedule',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
  schoolBlackoutNew: {
    path: '/admin/schools/$school/schedule/blackouts/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:schools'] },
  },
} as const satisfies Record<string, Page>;
