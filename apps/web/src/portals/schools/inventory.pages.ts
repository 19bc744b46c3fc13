import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  schoolInventory: {
    load: () => import('./school-inventory.page.tsx'),
    words: ['inventory', 'destinations-portal'],
  },
  schoolInventoryCount: {
    load: () => import('./school-inventory-count.page.tsx'),
    words: ['inventory', 'destinations-portal'],
  },
  schoolInventoryHistory: {
    load: () => import('./school-inventory-history.page.tsx'),
    words: ['inventory', 'destinations-portal'],
  },
  countPlace: {
    load: () => import('./count-place.page.tsx'),
    words: ['inventory'],
  },
} as const satisfies Record<string, PageModule>;
