import { account } from '@yay/words/account/en';
import { account as spanishAccount } from '@yay/words/account/es';
import { alerts } from '@yay/words/alerts/en';
import { calendar } from '@yay/words/calendar/en';
import { calendar as spanishCalendar } from '@yay/words/calendar/es';
import { choosing } from '@yay/words/choosing/en';
import { errors } from '@yay/words/errors/en';
import { mail } from '@yay/words/mail/en';
import { shell } from '@yay/words/shell/en';
import { vendor } from '@yay/words/vendor/en';
import { createTranslator } from 'use-intl/core';

const english = { account, alerts, calendar, choosing, errors, mail, shell, vendor };

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
  },
  onError,
});
