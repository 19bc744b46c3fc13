import type { Page } from '../page.ts';

export const pages = {
  adminMeals: {
    path: '/admin/meals',
    layout: 'admin',
    permission: { any: ['internal_dashboard:meals'] },
  },
  mealCounts: {
    path: '/admin/meals/counts',
    layout: 'admin',
    permission: { any: ['internal_dashboard:meals'] },
  },
  mealsDelete: {
    path: '/admin/meals/delete',
    layout: 'admin',
    permission: { any: ['internal_dashboard:meals'] },
  },
} as const satisfies Record<string, Page>;
