import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  portalBlackouts: {
    load: () => import('./portal-blackouts.page.tsx'),
    words: ['destinations-portal', 'blackouts', 'class-trips'],
  },
  portalBlackoutNew: {
    load: () => import('./portal-blackout-new.page.tsx'),
    words: ['destinations-portal', 'blackouts', 'mass-cancellation'],
  },
} as const satisfies Record<string, PageModule>;
