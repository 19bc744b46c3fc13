import type { SchoolWeek } from '@yay/contract/destinations/calls';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import { FinalOrOpen } from '../../../parts/final-or-open.tsx';
import { sayMoment } from '../model/say-week.ts';

/** Shows how long families can still order. Said aloud when it changes while one looks. */
export function CutOff({ week }: { week: SchoolWeek }) {
  const t = useTranslations('destinations.portal.cutOff');
  const locale = useLocale();
  const { next_cut_off: next } = week;
  const days = (next?.dates ?? []).map((date) => formatDate(date, locale, 'weekday'));
  const served = week.days.some(({ has_menu }) => has_menu);
  return (
    <div role="status">
      {next ? (
        <FinalOrOpen
          final={false}
          title={t('open', { when: sayMoment(next.at, week.destination.market.timezone, locale) })}
        >
          {t('days', { days: new Intl.ListFormat(locale).format(days) })}
        </FinalOrOpen>
      ) : (
        <FinalOrOpen final title={served ? t('over') : t('nothing')}>
          {served && t('overText')}
        </FinalOrOpen>
      )}
    </div>
  );
}
