import type { Locale } from '@yay/words/locales';
import type { AreaLoader, FamilyArea } from './area-types.ts';

/** The words on a family's way to its lunch. All other areas are found by folder in areas.ts. */
export const familyAreas: Record<FamilyArea, Record<Locale, AreaLoader>> = {
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
  identity: {
    en: () => import('@yay/words/identity/en'),
    es: () => import('@yay/words/identity/es'),
  },
  lunchers: {
    en: () => import('@yay/words/lunchers/en'),
    es: () => import('@yay/words/lunchers/es'),
  },
  calendar: {
    en: () => import('@yay/words/calendar/en'),
    es: () => import('@yay/words/calendar/es'),
  },
  'calendar-choosing': {
    en: () => import('@yay/words/calendar-choosing/en'),
    es: () => import('@yay/words/calendar-choosing/es'),
  },
};
