import type { Page } from '../page.ts';

export const pages = {
  proposeTrip: {
    path: '/class-trip',
    layout: 'minimal',
    permission: 'anyone',
  },
  portalTripLinks: {
    path: '/schools/$school/trips',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  portalTrip: {
    path: '/schools/$school/trips/$trip',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
} as const satisfies Record<string, Page>;
