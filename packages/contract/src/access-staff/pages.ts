import type { Page } from '../page.ts';

export const pages = {
  schoolStaff: {
    path: '/schools/$school/staff',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
} as const satisfies Record<string, Page>;
