import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminMeals: {
    load: () => import('./meals.page.tsx'),
    words: ['admin', 'meals', 'resource-search'],
  },
  mealCounts: {
    load: () => import('./meal-counts.page.tsx'),
    words: ['admin', 'meals'],
  },
  mealsDelete: {
    load: () => import('./meals-delete.page.tsx'),
    words: ['admin', 'meals', 'mass-cancellation', 'targets', 'resource-search'],
  },
} as const satisfies Record<string, PageModule>;
