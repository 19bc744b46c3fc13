import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  account: {
    load: () => import('./account.page.tsx'),
    words: ['identity', 'account', 'second-factor', 'referrals', 'personal-data'],
  },
} as const satisfies Record<string, PageModule>;
