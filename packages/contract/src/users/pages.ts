import type { Page } from '../page.ts';

export const pages = {
  adminUsers: {
    path: '/admin/users',
    layout: 'admin',
    permission: { any: ['internal_dashboard:users'] },
  },
  userNew: {
    path: '/admin/users/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:users'] },
  },
  user: {
    path: '/admin/users/$user',
    layout: 'admin',
    permission: { any: ['internal_dashboard:users'] },
  },
  userSettings: {
    path: '/admin/users/$user/settings',
    layout: 'admin',
    permission: { any: ['internal_dashboard:users'] },
  },
  userLunchers: {
    path: '/admin/users/$user/lunchers',
    layout: 'admin',
    permission: { any: ['internal_dashboard:users'] },
  },
  userSelections: {
    path: '/admin/users/$user/selections',
    layout: 'admin',
    permission: { any: ['internal_dashboard:users'] },
  },
} as const satisfies Record<string, Page>;
