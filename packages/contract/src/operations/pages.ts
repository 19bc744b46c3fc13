import type { Page } from '../page.ts';

export const pages = {
  opsRequests: {
    path: '/admin/ops/requests',
    layout: 'admin',
    permission: { any: ['telescope'] },
  },
  opsExceptions: {
    path: '/admin/ops/exceptions',
    layout: 'admin',
    permission: { any: ['telescope'] },
  },
  opsJobs: {
    path: '/admin/ops/jobs',
    layout: 'admin',
    permission: { any: ['vapor_ui'] },
  },
  opsMail: {
    path: '/admin/ops/mail',
    layout: 'admin',
    permission: { any: ['vapor_ui'] },
  },
  opsSchedules: {
    path: '/admin/ops/schedules',
    layout: 'admin',
    permission: { any: ['vapor_ui'] },
  },
} as const satisfies Record<string, Page>;
