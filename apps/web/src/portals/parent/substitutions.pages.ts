import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  substitutions: {
    load: () => import('./substitutions.page.tsx'),
    words: ['account', 'lunchers', 'substitutions'],
  },
} as const satisfies Record<string, PageModule>;
