import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminUsers: {
    load: () => import('./users.page.tsx'),
    words: ['admin', 'users'],
  },
  userNew: {
    load: () => import('./user-new.page.tsx'),
    words: ['users', 'resource-search'],
  },
  user: {
    load: () => import('./user.page.tsx'),
    words: [],
  },
  userSettings: {
    load: () => import('./user-settings.page.tsx'),
    words: ['users', 'resource-search', 'activity', 'personal-data', 'refusals'],
  },
  userLunchers: {
    load: () => import('./user-lunchers.page.tsx'),
    words: ['users'],
  },
  userSelections: {
    load: () => import('./user-selections.page.tsx'),
    words: ['users'],
  },
} as const satisfies Record<string, PageModule>;
