import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminItems: {
    load: () => import('./items.page.tsx'),
    words: ['admin', 'item-grid', 'items'],
  },
  itemNew: {
    load: () => import('./item-new.page.tsx'),
    words: ['items', 'media', 'media-library', 'terms-field'],
  },
  adminItem: {
    load: () => import('./item.page.tsx'),
    words: ['items', 'media', 'media-library', 'terms-field', 'activity', 'mass-cancellation'],
  },
  vendorMenuItems: {
    load: () => import('./vendor-menu-items.page.tsx'),
    words: ['admin', 'item-grid', 'items', 'vendors'],
  },
  vendorMenuItemNew: {
    load: () => import('./vendor-menu-item-new.page.tsx'),
    words: ['items', 'media', 'media-library', 'terms-field'],
  },
} as const satisfies Record<string, PageModule>;
