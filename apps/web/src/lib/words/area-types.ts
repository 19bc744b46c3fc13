import type { access } from '@yay/words/access/en';
import type { account } from '@yay/words/account/en';
import type { activity } from '@yay/words/activity/en';
import type { admin } from '@yay/words/admin/en';
import type { alerts } from '@yay/words/alerts/en';
import type { billing } from '@yay/words/billing/en';
import type { blackouts } from '@yay/words/blackouts/en';
import type { calendar } from '@yay/words/calendar/en';
import type { cards } from '@yay/words/cards/en';
import type { choosing } from '@yay/words/choosing/en';
import type { credit } from '@yay/words/credit/en';
import type { discounts } from '@yay/words/discounts/en';
import type { errors } from '@yay/words/errors/en';
import type { factor } from '@yay/words/factor/en';
import type { frame } from '@yay/words/frame/en';
import type { gifts } from '@yay/words/gifts/en';
import type { intro } from '@yay/words/intro/en';
import type { itemFlags } from '@yay/words/itemFlags/en';
import type { itemGrid } from '@yay/words/itemGrid/en';
import type { items } from '@yay/words/items/en';
import type { Locale } from '@yay/words/locales';
import type { meals } from '@yay/words/meals/en';
import type { media } from '@yay/words/media/en';
import type { menus } from '@yay/words/menus/en';
import type { message } from '@yay/words/message/en';
import type { monthly } from '@yay/words/monthly/en';
import type { ops } from '@yay/words/ops/en';
import type { places } from '@yay/words/places/en';
import type { priceUpdates } from '@yay/words/priceUpdates/en';
import type { profile } from '@yay/words/profile/en';
import type { ratings } from '@yay/words/ratings/en';
import type { reconciliation } from '@yay/words/reconciliation/en';
import type { referrals } from '@yay/words/referrals/en';
import type { refusals } from '@yay/words/refusals/en';
import type { replacing } from '@yay/words/replacing/en';
import type { reports } from '@yay/words/reports/en';
import type { reviews } from '@yay/words/reviews/en';
import type { runs } from '@yay/words/runs/en';
import type { schedules } from '@yay/words/schedules/en';
import type { school } from '@yay/words/school/en';
import type { shell } from '@yay/words/shell/en';
import type { substitutions } from '@yay/words/substitutions/en';
import type { supplies } from '@yay/words/supplies/en';
import type { tagging } from '@yay/words/tagging/en';
import type { targets } from '@yay/words/targets/en';
import type { users } from '@yay/words/users/en';
import type { vendor } from '@yay/words/vendor/en';
import type { widgets } from '@yay/words/widgets/en';

/** Every area of words that the browser can show. A new area is one line here and one in areas.ts. */
export type Areas = {
  shell: typeof shell;
  frame: typeof frame;
  errors: typeof errors;
  refusals: typeof refusals;
  alerts: typeof alerts;
  account: typeof account;
  calendar: typeof calendar;
  choosing: typeof choosing;
  billing: typeof billing;
  vendor: typeof vendor;
  factor: typeof factor;
  admin: typeof admin;
  users: typeof users;
  access: typeof access;
  ops: typeof ops;
  cards: typeof cards;
  credit: typeof credit;
  gifts: typeof gifts;
  referrals: typeof referrals;
  reconciliation: typeof reconciliation;
  reports: typeof reports;
  places: typeof places;
  profile: typeof profile;
  school: typeof school;
  widgets: typeof widgets;
  activity: typeof activity;
  intro: typeof intro;
  message: typeof message;
  monthly: typeof monthly;
  discounts: typeof discounts;
  menus: typeof menus;
  schedules: typeof schedules;
  supplies: typeof supplies;
  items: typeof items;
  replacing: typeof replacing;
  substitutions: typeof substitutions;
  targets: typeof targets;
  itemFlags: typeof itemFlags;
  tagging: typeof tagging;
  priceUpdates: typeof priceUpdates;
  itemGrid: typeof itemGrid;
  media: typeof media;
  meals: typeof meals;
  ratings: typeof ratings;
  reviews: typeof reviews;
  blackouts: typeof blackouts;
  runs: typeof runs;
};
export type Area = keyof Areas;

export type AreaLoaders<Names extends Area> = {
  readonly [Name in Names]: Record<Locale, () => Promise<{ [Key in Name]: Loose<Areas[Name]> }>>;
};

/** The areas on a family's way to its lunch. */
export type FamilyArea =
  | 'shell'
  | 'frame'
  | 'errors'
  | 'refusals'
  | 'alerts'
  | 'account'
  | 'calendar'
  | 'choosing';

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
