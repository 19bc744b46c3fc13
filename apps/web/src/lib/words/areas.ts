import type { Area, AreaLoaders, FamilyArea } from './area-types.ts';

/**
 * One chunk per area and language: a page loads the words it says, in the language it says them. The
 * areas of a family's own pages are named in family-areas.ts, which is part of the program's first piece.
 */
export const areaLoaders: AreaLoaders<Exclude<Area, FamilyArea>> = {
  cards: {
    en: () => import('@yay/words/cards/en'),
    es: () => import('@yay/words/cards/es'),
  },
  credit: {
    en: () => import('@yay/words/credit/en'),
    es: () => import('@yay/words/credit/es'),
  },
  gifts: {
    en: () => import('@yay/words/gifts/en'),
    es: () => import('@yay/words/gifts/es'),
  },
  referrals: {
    en: () => import('@yay/words/referrals/en'),
    es: () => import('@yay/words/referrals/es'),
  },
  reconciliation: {
    en: () => import('@yay/words/reconciliation/en'),
    es: () => import('@yay/words/reconciliation/es'),
  },
  reports: {
    en: () => import('@yay/words/reports/en'),
    es: () => import('@yay/words/reports/es'),
  },
  profile: {
    en: () => import('@yay/words/profile/en'),
    es: () => import('@yay/words/profile/es'),
  },
  billing: {
    en: () => import('@yay/words/billing/en'),
    es: () => import('@yay/words/billing/es'),
  },
  vendor: {
    en: () => import('@yay/words/vendor/en'),
    es: () => import('@yay/words/vendor/es'),
  },
  factor: {
    en: () => import('@yay/words/factor/en'),
    es: () => import('@yay/words/factor/es'),
  },
  admin: {
    en: () => import('@yay/words/admin/en'),
    es: () => import('@yay/words/admin/es'),
  },
  users: {
    en: () => import('@yay/words/users/en'),
    es: () => import('@yay/words/users/es'),
  },
  access: {
    en: () => import('@yay/words/access/en'),
    es: () => import('@yay/words/access/es'),
  },
  discounts: {
    en: () => import('@yay/words/discounts/en'),
    es: () => import('@yay/words/discounts/es'),
  },
  targets: {
    en: () => import('@yay/words/targets/en'),
    es: () => import('@yay/words/targets/es'),
  },
  ops: {
    en: () => import('@yay/words/ops/en'),
    es: () => import('@yay/words/ops/es'),
  },
  school: {
    en: () => import('@yay/words/school/en'),
    es: () => import('@yay/words/school/es'),
  },
  widgets: {
    en: () => import('@yay/words/widgets/en'),
    es: () => import('@yay/words/widgets/es'),
  },
  activity: {
    en: () => import('@yay/words/activity/en'),
    es: () => import('@yay/words/activity/es'),
  },
  intro: {
    en: () => import('@yay/words/intro/en'),
    es: () => import('@yay/words/intro/es'),
  },
  message: {
    en: () => import('@yay/words/message/en'),
    es: () => import('@yay/words/message/es'),
  },
};
