import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  portalInvitation: {
    load: () => import('./invitation.page.tsx'),
    words: ['invitation', 'identity'],
  },
} as const satisfies Record<string, PageModule>;
