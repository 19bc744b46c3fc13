import type { Page } from '../page.ts';

export const pages = {
  home: { path: '/', layout: 'main', permission: 'anyone' },
  adminHome: {
    path: '/admin',
    layout: 'admin',
    permission: { any: ['internal_dashboards'] },
  },
  workshop: {
    path: '/dev/ui',
    layout: 'bare',
    permission: 'anyone',
    workshop: true,
  },
} as const satisfies Record<string, Page>;
