import { addDays, mondayOf } from '@yay/domain/calendar';
import { DateRangePicker } from '@yay/ui/date-range-picker';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { OFFICE } from '../../../parts/office-time.ts';

type Range = { readonly from: string; readonly to: string };

export function DaysPicker({
  value,
  onApply,
  min,
}: {
  value: Range | null;
  onApply: (value: Range | null) => void;
  min?: string;
}) {
  const t = useTranslations('meals.days');
  const locale = useLocale();
  const today = dateInZone(serverNowMs(), OFFICE);
  const monday = mondayOf(today);
  const preset = (label: string, from: string, to: string) => ({ label, range: { from, to } });
  return (
    <DateRangePicker
      kind="admin"
      label={t('label')}
      locale={locale}
      today={today}
      value={value}
      {...(min !== undefined && { min })}
      presets={[
        preset(t('today'), today, today),
        preset(t('tomorrow'), addDays(today, 1), addDays(today, 1)),
        ...(min === undefined ? [preset(t('thisWeek'), monday, addDays(monday, 4))] : []),
        preset(t('nextWeek'), addDays(monday, 7), addDays(monday, 11)),
      ]}
      texts={{
        none: t('none'),
        clear: t('clear'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
      }}
      onApply={onApply}
    />
  );
}
