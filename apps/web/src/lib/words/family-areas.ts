import type { AreaLoaders, FamilyArea } from './area-types.ts';

/** The words on a family's way to its lunch. All other areas are named in areas.ts. */
export const familyAreas: AreaLoaders<FamilyArea> = {
  shell: {
    en: () => import('@yay/words/shell/en'),
    es: () => import('@yay/words/shell/es'),
  },
  frame: {
    en: () => import('@yay/words/frame/en'),
    es: () => import('@yay/words/frame/es'),
  },
  errors: {
    en: () => import('@yay/words/errors/en'),
    es: () => import('@yay/words/errors/es'),
  },
  refusals: {
    en: () => import('@yay/words/refusals/en'),
    es: () => import('@yay/words/refusals/es'),
  },
  alerts: {
    en: () => import('@yay/words/alerts/en'),
    es: () => import('@yay/words/alerts/es'),
  },
  account: {
    en: () => import('@yay/words/account/en'),
    es: () => import('@yay/words/account/es'),
  },
  calendar: {
    en: () => import('@yay/words/calendar/en'),
    es: () => import('@yay/words/calendar/es'),
  },
  choosing: {
    en: () => import('@yay/words/choosing/en'),
    es: () => import('@yay/words/choosing/es'),
  },
};
