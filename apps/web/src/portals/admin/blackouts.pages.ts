import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminBlackouts: {
    load: () => import('./blackouts.page.tsx'),
    words: ['admin', 'blackouts', 'mass-cancellation'],
  },
  blackoutNew: {
    load: () => import('./blackout-new.page.tsx'),
    words: ['admin', 'blackouts', 'mass-cancellation', 'targets'],
  },
  schoolSchedule: {
    load: () => import('./school-schedule.page.tsx'),
    words: ['admin', 'blackouts', 'mass-cancellation', 'destinations'],
  },
  schoolBlackoutNew: {
    load: () => import('./school-blackout-new.page.tsx'),
    words: ['admin', 'blackouts', 'mass-cancellation', 'targets', 'destinations'],
  },
} as const satisfies Record<string, PageModule>;
