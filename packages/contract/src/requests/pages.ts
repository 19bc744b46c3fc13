import type { Page } from '../page.ts';

const READERS = {
  any: ['internal_dashboard:users', 'internal_dashboard:schools', 'internal_dashboard:pages'],
} as const;

export const pages = {
  adminRequests: { path: '/admin/requests', layout: 'admin', permission: READERS },
  adminRequest: { path: '/admin/requests/$request', layout: 'admin', permission: READERS },
} as const satisfies Record<string, Page>;
