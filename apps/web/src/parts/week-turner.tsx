import { addDays, type PlainDate } from '@yay/domain/calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** Leads from week to week, and back to the current one. */
export function WeekTurner({
  monday,
  thisMonday,
  onMonday,
}: {
  monday: PlainDate;
  thisMonday: PlainDate;
  /** Undefined: this week, whenever the address is opened. */
  onMonday: (monday: PlainDate | undefined) => void;
}) {
  const t = useTranslations('admin.week');
  return (
    <>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('previous')}
        onClick={() => onMonday(addDays(monday, -7))}
      >
        <ChevronLeftIcon small />
      </button>
      <button
        type="button"
        className="staff-btn"
        aria-current={monday === thisMonday ? 'date' : undefined}
        onClick={() => onMonday(undefined)}
      >
        {t('thisWeek')}
      </button>
      <button
        type="button"
        className="staff-btn square"
        aria-label={t('next')}
        onClick={() => onMonday(addDays(monday, 7))}
      >
        <ChevronRightIcon small />
      </button>
    </>
  );
}
