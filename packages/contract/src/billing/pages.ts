import type { Page } from '../page.ts';

export const pages = {
  billing: {
    path: '/parents/account/billing',
    layout: 'parent',
    portal: 'parent',
    title: null,
    permission: { any: ['user:account'] },
  },
  userBilling: {
    path: '/admin/users/$user/billing',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { all: ['internal_dashboard:users', 'user:billing'] },
  },
} as const satisfies Record<string, Page>;
