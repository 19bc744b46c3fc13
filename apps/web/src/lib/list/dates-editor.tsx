import { addDays, type PlainDate } from '@yay/domain/calendar';
import DateRangePanel, { type DateRangePreset } from '@yay/ui/date-range-panel';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../clock.ts';
import { dateInZone, deviceZone } from '../format.ts';
import { joinDates, splitDates } from './address.ts';

const LAST_DAYS = [7, 30, 90];

/** Two days of a calendar, or a usual range; it counts as soon as it is whole. */
export default function DatesEditor({
  title,
  value,
  onApply,
}: {
  title: string;
  value: string;
  onApply: (value: string) => void;
}) {
  const t = useTranslations('admin.list');
  const locale = useLocale();
  const today = dateInZone(serverNowMs(), deviceZone());
  const { from, to } = splitDates(value);
  // An address may be open at an end, or name its two days the wrong way round.
  const [first, last] = from && to && from > to ? [to, from] : [from || to, to || from];
  return (
    <DateRangePanel
      kind="admin"
      label={title}
      locale={locale}
      today={today}
      value={first && last ? { from: first, to: last } : null}
      presets={usualRanges(today, t('today'), (days) => t('lastDays', { days }))}
      texts={{
        none: t('pickDays'),
        clear: t('clearDays'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
      }}
      onApply={(next) => onApply(next ? joinDates(next.from, next.to) : '')}
    />
  );
}

function usualRanges(
  to: PlainDate,
  today: string,
  lastDays: (days: number) => string,
): DateRangePreset[] {
  return [
    { label: today, range: { from: to, to } },
    ...LAST_DAYS.map((days) => ({
      label: lastDays(days),
      range: { from: addDays(to, 1 - days), to },
    })),
  ];
}
