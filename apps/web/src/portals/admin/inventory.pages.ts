import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminSchoolInventory: {
    load: () => import('./school-inventory.page.tsx'),
    words: ['inventory', 'destinations'],
  },
  adminInventoryAssignments: {
    load: () => import('./inventory-assignments.page.tsx'),
    words: ['admin', 'inventory'],
  },
  adminInventoryCounts: {
    load: () => import('./inventory-counts.page.tsx'),
    words: ['admin', 'inventory'],
  },
  adminInventoryCount: {
    load: () => import('./inventory-count.page.tsx'),
    words: ['admin', 'inventory', 'destinations'],
  },
  adminInventoryLocation: {
    load: () => import('./inventory-location.page.tsx'),
    words: ['admin', 'inventory', 'destinations'],
  },
  adminInventoryHistory: {
    load: () => import('./inventory-history.page.tsx'),
    words: ['admin', 'inventory', 'destinations'],
  },
} as const satisfies Record<string, PageModule>;
