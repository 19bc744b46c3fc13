import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminModals: {
    load: () => import('./modals.page.tsx'),
    words: ['admin', 'message-modals-admin'],
  },
  modalAddresses: {
    load: () => import('./modal-addresses.page.tsx'),
    words: ['admin', 'message-modals-admin'],
  },
  modalNew: {
    load: () => import('./modal-new.page.tsx'),
    words: [
      'admin',
      'media',
      'media-library',
      'terms-field',
      'message-modals',
      'message-modals-admin',
      'rich-text',
    ],
  },
  modal: {
    load: () => import('./modal.page.tsx'),
    words: [
      'admin',
      'media',
      'media-library',
      'terms-field',
      'message-modals',
      'message-modals-admin',
      'rich-text',
    ],
  },
} as const satisfies Record<string, PageModule>;
