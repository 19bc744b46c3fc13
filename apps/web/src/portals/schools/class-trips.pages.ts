import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  portalTripLinks: {
    load: () => import('./trip-links.page.tsx'),
    words: ['destinations-portal', 'class-trips'],
  },
  portalTrip: {
    load: () => import('./portal-trip.page.tsx'),
    words: ['destinations-portal', 'class-trips'],
  },
  proposeTrip: {
    load: () => import('./propose-trip.page.tsx'),
    words: ['class-trips'],
  },
} as const satisfies Record<string, PageModule>;
