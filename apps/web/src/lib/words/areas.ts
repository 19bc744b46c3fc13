import type { account } from '@yay/words/account/en';
import type { alerts } from '@yay/words/alerts/en';
import type { calendar } from '@yay/words/calendar/en';
import type { choosing } from '@yay/words/choosing/en';
import type { errors } from '@yay/words/errors/en';
import type { Locale } from '@yay/words/locales';
import type { shell } from '@yay/words/shell/en';
import type { vendor } from '@yay/words/vendor/en';

/** Every area of words that the browser can show. A new area is one line here and one below. */
export type Areas = {
  shell: typeof shell;
  errors: typeof errors;
  alerts: typeof alerts;
  account: typeof account;
  calendar: typeof calendar;
  choosing: typeof choosing;
  vendor: typeof vendor;
};
export type Area = keyof Areas;

/** One chunk per area and language: a page loads the words it says, in the language it says them. */
export const areaLoaders: {
  readonly [Name in Area]: Record<Locale, () => Promise<{ [Key in Name]: Loose<Areas[Name]> }>>;
} = {
  shell: {
    en: () => import('@yay/words/shell/en'),
    es: () => import('@yay/words/shell/es'),
  },
  errors: {
    en: () => import('@yay/words/errors/en'),
    es: () => import('@yay/words/errors/es'),
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
  vendor: {
    en: () => import('@yay/words/vendor/en'),
    es: () => import('@yay/words/vendor/es'),
  },
};

/** The same keys, whatever the sentences are. */
export type Loose<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Loose<Words[Key]>;
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Areas;
    Locale: Locale;
  }
}
