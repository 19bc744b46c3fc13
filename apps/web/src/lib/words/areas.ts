import type { access } from '@yay/words/access/en';
import type { account } from '@yay/words/account/en';
import type { activity } from '@yay/words/activity/en';
import type { admin } from '@yay/words/admin/en';
import type { alerts } from '@yay/words/alerts/en';
import type { calendar } from '@yay/words/calendar/en';
import type { choosing } from '@yay/words/choosing/en';
import type { errors } from '@yay/words/errors/en';
import type { factor } from '@yay/words/factor/en';
import type { frame } from '@yay/words/frame/en';
import type { Locale } from '@yay/words/locales';
import type { ops } from '@yay/words/ops/en';
import type { profile } from '@yay/words/profile/en';
import type { school } from '@yay/words/school/en';
import type { shell } from '@yay/words/shell/en';
import type { users } from '@yay/words/users/en';
import type { vendor } from '@yay/words/vendor/en';
import type { widgets } from '@yay/words/widgets/en';
import type { FamilyArea } from './family-areas.ts';

/** Every area of words that the browser can show. A new area is one line here and one below. */
export type Areas = {
  shell: typeof shell;
  frame: typeof frame;
  errors: typeof errors;
  alerts: typeof alerts;
  account: typeof account;
  calendar: typeof calendar;
  choosing: typeof choosing;
  vendor: typeof vendor;
  factor: typeof factor;
  admin: typeof admin;
  users: typeof users;
  access: typeof access;
  ops: typeof ops;
  profile: typeof profile;
  school: typeof school;
  widgets: typeof widgets;
  activity: typeof activity;
};
export type Area = keyof Areas;

export type AreaLoaders<Names extends Area> = {
  readonly [Name in Names]: Record<Locale, () => Promise<{ [Key in Name]: Loose<Areas[Name]> }>>;
};

/**
 * One chunk per area and language: a page loads the words it says, in the language it says them. The
 * areas of a family's own pages are named in family-areas.ts, which is part of the program's first piece.
 */
export const areaLoaders: AreaLoaders<Exclude<Area, FamilyArea>> = {
  profile: {
    en: () => import('@yay/words/profile/en'),
    es: () => import('@yay/words/profile/es'),
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
