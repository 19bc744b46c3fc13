import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  opsRequests: {
    load: () => import('./ops-requests.page.tsx'),
    words: ['operations', 'admin'],
  },
  opsExceptions: {
    load: () => import('./ops-exceptions.page.tsx'),
    words: ['operations', 'admin'],
  },
  opsJobs: {
    load: () => import('./ops-jobs.page.tsx'),
    words: ['operations', 'admin'],
  },
  opsMail: {
    load: () => import('./ops-mail.page.tsx'),
    words: ['operations', 'admin'],
  },
  opsSchedules: {
    load: () => import('./ops-schedules.page.tsx'),
    words: ['operations', 'admin'],
  },
} as const satisfies Record<string, PageModule>;
