import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  portalSchoolSettings: {
    load: () => import('./school-settings.page.tsx'),
    words: ['destinations-portal', 'school-setup'],
  },
} as const satisfies Record<string, PageModule>;
