import type { Page } from '../page.ts';

export const pages = {
  portalSchoolSettings: {
    path: '/schools/$school/settings',
    layout: 'main',
    permission: { any: ['school:portal'] },
  },
} as const satisfies Record<string, Page>;
