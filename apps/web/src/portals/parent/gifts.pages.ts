import type { PageModule } from '../../lib/page-module.ts';

export const pages = {
  giftCards: {
    load: () => import('./gift-cards.page.tsx'),
    words: ['gifts', 'payments'],
  },
  teacherLunch: {
    load: () => import('./teacher-lunch.page.tsx'),
    words: ['gifts', 'payments'],
  },
  redeemGift: {
    load: () => import('./gift-redeem.page.tsx'),
    words: ['gifts'],
  },
} as const satisfies Record<string, PageModule>;
