import type { Page } from '../page.ts';

export const pages = {
  giftCards: {
    path: '/gift/cards',
    layout: 'main',
    permission: 'anyone',
  },
  teacherLunch: {
    path: '/gift/teacher-lunch',
    layout: 'main',
    permission: 'anyone',
  },
  redeemGift: {
    path: '/gift/redeem',
    layout: 'main',
    permission: 'anyone',
  },
  adminCreditCodeSets: {
    path: '/admin/credit-code-sets',
    layout: 'admin',
    permission: { any: ['user:credit'] },
  },
} as const satisfies Record<string, Page>;
