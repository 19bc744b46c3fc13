import type { Page } from '../page.ts';

export const pages = {
  adminModals: {
    path: '/admin/modals',
    layout: 'admin',
    permission: { any: ['internal_dashboard:pages'] },
  },
  modalNew: {
    path: '/admin/modals/new',
    layout: 'admin',
    permission: { any: ['internal_dashboard:pages'] },
  },
  modalAddresses: {
    path: '/admin/modals/addresses',
    layout: 'admin',
    permission: { any: ['internal_dashboard:pages'] },
  },
  modal: {
    path: '/admin/modals/$modal',
    layout: 'admin',
    permission: { any: ['internal_dashboard:pages'] },
  },
} as const satisfies Record<string, Page>;
