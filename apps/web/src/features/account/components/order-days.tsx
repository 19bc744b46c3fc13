import type { HistoryDays } from '@yay/contract/order-history/calls';
import { plainDate } from '@yay/domain/calendar';
import { DateRangePicker } from '@yay/ui/date-range-picker';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { OFFICE } from '../../../parts/office-time.ts';

/** Chooses the days whose orders are shown: all, or those of a range. */
export function OrderDays({
  days: { from, to },
  onChange,
}: {
  days: HistoryDays;
  onChange: (days: HistoryDays) => void;
}) {
  const t = useTranslations('order-history.days');
  const locale = useLocale();
  const today = dateInZone(serverNowMs(), OFFICE);
  return (
    <DateRangePicker
      kind="public"
      label={t('label')}
      locale={locale}
      today={today}
      value={from && to ? { from, to } : null}
      texts={{
        none: t('none'),
        clear: t('clear'),
        cancel: t('cancel'),
        apply: t('apply'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
      }}
      onApply={(range) =>
        onChange(range ? { from: plainDate(range.from), to: plainDate(range.to) } : {})
      }
    />
  );
}
