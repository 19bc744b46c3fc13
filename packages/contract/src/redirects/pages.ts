import type { Page } from '../page.ts';

export const pages = {
  adminRedirects: {
    path: '/admin/redirects',
    layout: 'admin',
    permission: { any: ['internal_dashboard:redirects'] },
  },
  redirectNew: {
    path: '/admin/redirects/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:redirects'] },
  },
  redirect: {
    path: '/admin/redirects/$redirect',
    layout: 'admin',
    permission: { any: ['internal_dashboard:redirects'] },
  },
} as const satisfies Record<string, Page>;
