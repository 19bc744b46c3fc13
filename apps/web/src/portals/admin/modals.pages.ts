import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  adminModals: {
    load: () => import('./modals.page.tsx'),
    words: ['admin', 'modals'],
  },
  modalAddresses: {
    load: () => import('./modal-addresses.page.tsx'),
    words: ['admin', 'modals'],
  },
  modalNew: {
    load: () => import('./modal-new.page.tsx'),
    words: ['admin', 'media', 'media-library', 'message-modals', 'modals'],
  },
  modal: {
    load: () => import('./modal.page.tsx'),
    words: ['admin', 'media', 'media-library', 'message-modals', 'modals'],
  },
} as const satisfies Record<string, PageModule>;
