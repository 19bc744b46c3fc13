import type { Area, AreaLoaders, FamilyArea } from './area-types.ts';

/**
 * One chunk per area and language: a page loads the words it says, in the language it says them. The
 * areas of a family's own pages are named in family-areas.ts, which is part of the program's first piece.
 */
export const areaLoaders: AreaLoaders<Exclude<Area, FamilyArea>> = {
  reviews: {
    en: () => import('@yay/words/reviews/en'),
    es: () => import('@yay/words/reviews/es'),
  },
  ratings: {
    en: () => import('@yay/words/ratings/en'),
    es: () => import('@yay/words/ratings/es'),
  },
  media: {
    en: () => import('@yay/words/media/en'),
    es: () => import('@yay/words/media/es'),
  },
  meals: {
    en: () => import('@yay/words/meals/en'),
    es: () => import('@yay/words/meals/es'),
  },
  monthly: {
    en: () => import('@yay/words/monthly/en'),
    es: () => import('@yay/words/monthly/es'),
  },
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
  replacing: {
    en: () => import('@yay/words/replacing/en'),
    es: () => import('@yay/words/replacing/es'),
  },
  substitutions: {
    en: () => import('@yay/words/substitutions/en'),
    es: () => import('@yay/words/substitutions/es'),
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
  places: {
    en: () => import('@yay/words/places/en'),
    es: () => import('@yay/words/places/es'),
  },
  items: {
    en: () => import('@yay/words/items/en'),
    es: () => import('@yay/words/items/es'),
  },
  blackouts: {
    en: () => import('@yay/words/blackouts/en'),
    es: () => import('@yay/words/blackouts/es'),
  },
  runs: {
    en: () => import('@yay/words/runs/en'),
    es: () => import('@yay/words/runs/es'),
  },
  discounts: {
    en: () => import('@yay/words/discounts/en'),
    es: () => import('@yay/words/discounts/es'),
  },
  itemGrid: {
    en: () => import('@yay/words/itemGrid/en'),
    es: () => import('@yay/words/itemGrid/es'),
  },
  priceUpdates: {
    en: () => import('@yay/words/priceUpdates/en'),
    es: () => import('@yay/words/priceUpdates/es'),
  },
  tagging: {
    en: () => import('@yay/words/tagging/en'),
    es: () => import('@yay/words/tagging/es'),
  },
  itemFlags: {
    en: () => import('@yay/words/itemFlags/en'),
    es: () => import('@yay/words/itemFlags/es'),
  },
  menus: {
    en: () => import('@yay/words/menus/en'),
    es: () => import('@yay/words/menus/es'),
  },
  schedules: {
    en: () => import('@yay/words/schedules/en'),
    es: () => import('@yay/words/schedules/es'),
  },
  supplies: {
    en: () => import('@yay/words/supplies/en'),
    es: () => import('@yay/words/supplies/es'),
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
