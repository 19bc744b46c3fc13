import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolStaff: {
    load: () => import('./school-staff.page.tsx'),
    words: ['access-staff', 'access-people', 'destinations-portal'],
  },
} as const satisfies Record<string, PageModule>;
