import type { Page } from '../page.ts';

export const pages = {
  billing: {
    path: '/parents/account/billing',
    layout: 'parent',
    permission: { any: ['user:account'] },
  },
  userBilling: {
    path: '/admin/users/$user/billing',
    layout: 'admin',
    permission: { all: ['internal_dashboard:users', 'user:billing'] },
  },
} as const satisfies Record<string, Page>;
