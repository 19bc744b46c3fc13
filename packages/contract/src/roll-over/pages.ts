import type { Page } from '../page.ts';

export const pages = {
  portalRollOver: {
    path: '/schools/$school/lunchers/rollover',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
} as const satisfies Record<string, Page>;
