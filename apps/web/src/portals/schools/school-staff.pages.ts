import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolStaff: {
    load: () => import('./school-staff.page.tsx'),
    words: ['school-staff', 'school-portal'],
  },
} as const satisfies Record<string, PageModule>;
