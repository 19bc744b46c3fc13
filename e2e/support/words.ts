import { access } from '@yay/words/access/en';
import { account } from '@yay/words/account/en';
import { account as spanishAccount } from '@yay/words/account/es';
import { activity } from '@yay/words/activity/en';
import { admin } from '@yay/words/admin/en';
import { alerts } from '@yay/words/alerts/en';
import { billing } from '@yay/words/billing/en';
import { blackouts } from '@yay/words/blackouts/en';
import { calendar } from '@yay/words/calendar/en';
import { calendar as spanishCalendar } from '@yay/words/calendar/es';
import { cards } from '@yay/words/cards/en';
import { choosing } from '@yay/words/choosing/en';
import { credit } from '@yay/words/credit/en';
import { discounts } from '@yay/words/discounts/en';
import { errors } from '@yay/words/errors/en';
import { factor } from '@yay/words/factor/en';
import { frame } from '@yay/words/frame/en';
import { gifts } from '@yay/words/gifts/en';
import { itemGrid } from '@yay/words/itemGrid/en';
import { items } from '@yay/words/items/en';
import { mail } from '@yay/words/mail/en';
import { meals } from '@yay/words/meals/en';
import { media } from '@yay/words/media/en';
import { menus } from '@yay/words/menus/en';
import { monthly } from '@yay/words/monthly/en';
import { ops } from '@yay/words/ops/en';
import { places } from '@yay/words/places/en';
import { priceUpdates } from '@yay/words/priceUpdates/en';
import { profile } from '@yay/words/profile/en';
import { profile as spanishProfile } from '@yay/words/profile/es';
import { reconciliation } from '@yay/words/reconciliation/en';
import { referrals } from '@yay/words/referrals/en';
import { refusals } from '@yay/words/refusals/en';
import { replacing } from '@yay/words/replacing/en';
import { reports } from '@yay/words/reports/en';
import { runs } from '@yay/words/runs/en';
import { schedules } from '@yay/words/schedules/en';
import { school } from '@yay/words/school/en';
import { shell } from '@yay/words/shell/en';
import { substitutions } from '@yay/words/substitutions/en';
import { supplies } from '@yay/words/supplies/en';
import { tagging } from '@yay/words/tagging/en';
import { targets } from '@yay/words/targets/en';
import { users } from '@yay/words/users/en';
import { vendor } from '@yay/words/vendor/en';
import { createTranslator } from 'use-intl/core';

const english = {
  access,
  account,
  alerts,
  billing,
  blackouts,
  calendar,
  choosing,
  credit,
  discounts,
  errors,
  factor,
  cards,
  gifts,
  referrals,
  refusals,
  mail,
  monthly,
  ops,
  reconciliation,
  replacing,
  reports,
  profile,
  runs,
  school,
  shell,
  activity,
  admin,
  frame,
  itemGrid,
  items,
  meals,
  media,
  menus,
  places,
  priceUpdates,
  schedules,
  tagging,
  targets,
  users,
  substitutions,
  supplies,
  vendor,
};

const onError = (error: Error): never => {
  throw error;
};

/** What the product says, by the key under which it says it. */
export const say = createTranslator({ locale: 'en', messages: english, onError });

/** The same in Spanish, as far as a journey reads it. */
export const di = createTranslator({
  locale: 'es',
  messages: {
    account: spanishAccount as typeof account,
    calendar: spanishCalendar as typeof calendar,
    profile: spanishProfile as typeof profile,
  },
  onError,
});
