import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  kiosk: {
    load: () => import('./kiosk.page.tsx'),
    words: ['handouts', 'kiosks'],
  },
  schoolHandOut: {
    load: () => import('./hand-out.page.tsx'),
    words: ['handouts', 'destinations-portal'],
  },
} as const satisfies Record<string, PageModule>;
