import type { Page } from '../page.ts';

export const pages = {
  schoolHandOut: {
    path: '/schools/$school/hand-out',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
} as const satisfies Record<string, Page>;
