import type { Page } from '../page.ts';

export const pages = {
  giftCards: {
    path: '/gift/cards',
    layout: 'main',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  teacherLunch: {
    path: '/gift/teacher-lunch',
    layout: 'main',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  redeemGift: {
    path: '/gift/redeem',
    layout: 'main',
    portal: 'parent',
    title: null,
    permission: 'anyone',
  },
  adminCreditCodeSets: {
    path: '/admin/credit-code-sets',
    layout: 'admin',
    portal: 'admin',
    title: null,
    permission: { any: ['user:credit'] },
  },
} as const satisfies Record<string, Page>;
