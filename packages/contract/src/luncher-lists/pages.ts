import type { Page } from '../page.ts';

export const pages = {
  schoolLunchers: {
    path: '/schools/$school/lunchers',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
  schoolLunchersSheet: {
    path: '/schools/$school/lunchers/sheet',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
} as const satisfies Record<string, Page>;
