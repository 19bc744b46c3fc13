import type { Page } from '../page.ts';

export const pages = {
  kiosk: {
    path: '/kiosk',
    layout: 'bare',
    permission: 'anyone',
  },
  adminKiosks: {
    path: '/admin/kiosks',
    layout: 'admin',
    permission: { any: ['internal_dashboard:kiosks'] },
  },
} as const satisfies Record<string, Page>;
