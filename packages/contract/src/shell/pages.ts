import type { Page } from '../page.ts';

export const pages = {
  home: { path: '/', layout: 'main', portal: 'parent', title: null, permission: 'anyone' },
  adminHome: {
    path: '/admin',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['internal_dashboards'] },
  },
  workshop: {
    path: '/dev/ui',
    layout: 'bare',
    portal: 'parent',
    title: null,
    permission: 'anyone',
    workshop: true,
  },
} as const satisfies Record<string, Page>;
