import type { SchoolWeek } from '@yay/contract/destinations/calls';
import { ClockIcon, LockClosedIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import { sayMoment } from '../model/say-week.ts';

/** How long families can still order. Said aloud when it changes while one looks. */
export function CutOff({ week }: { week: SchoolWeek }) {
  const t = useTranslations('destinations.portal.cutOff');
  const locale = useLocale();
  const { next_cut_off: next } = week;
  const days = (next?.dates ?? []).map((date) => formatDate(date, locale, { weekday: 'long' }));
  const served = week.days.some(({ has_menu }) => has_menu);
  return (
    <div role="status" className="kitchen-state-live">
      {next ? (
        <div className="kitchen-state is-open">
          <ClockIcon />
          <p>
            <b>
              {t('open', { when: sayMoment(next.at, week.destination.market.timezone, locale) })}
            </b>{' '}
            {t('days', { days: new Intl.ListFormat(locale).format(days) })}
          </p>
        </div>
      ) : (
        <div className="kitchen-state is-final">
          <LockClosedIcon />
          <p>
            <b>{served ? t('over') : t('nothing')}</b> {served && t('overText')}
          </p>
        </div>
      )}
    </div>
  );
}
