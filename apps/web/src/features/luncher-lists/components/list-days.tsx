import { Link } from '@tanstack/react-router';
import type { LuncherList } from '@yay/contract/luncher-lists/calls';
import { addDays, isPlainDate, isWeekday, type PlainDate } from '@yay/domain/calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import type { ListAddress } from '../model/list-address.ts';

export interface ListDaysProps {
  list: LuncherList;
  asked: ListAddress;
  path: string;
  onChange: (change: ListAddress) => void;
}

/** Leads from school day to school day or week to week, back to today, or to any date. */
export function ListDays({ list: { date, today }, asked, path, onChange }: ListDaysProps) {
  const t = useTranslations('luncher-lists');
  const locale = useLocale();
  const isWeek = asked.span === 'week';
  const turn = (direction: -1 | 1) => {
    const day = isWeek
      ? addDays(date, 7 * direction)
      : schoolDay(addDays(date, direction), direction);
    const label = isWeek
      ? (['previousWeek', 'nextWeek'] as const)
      : (['previous', 'next'] as const);
    return (
      <Link
        to={path}
        search={{ ...asked, page: undefined, date: day }}
        className="staff-btn square"
        aria-label={t(label[direction < 0 ? 0 : 1], { date: formatDate(day, locale, 'fullDay') })}
      >
        {direction < 0 ? <ChevronLeftIcon small /> : <ChevronRightIcon small />}
      </Link>
    );
  };
  return (
    <nav className="list-days" aria-label={t('day')}>
      {turn(-1)}
      <input
        type="date"
        className="staff-in"
        aria-label={t('date')}
        value={date}
        onChange={(event) => {
          const { value } = event.currentTarget;
          // A weekend leads to the Monday after; half a date leads nowhere yet.
          if (isPlainDate(value) && value > '2000') onChange({ date: schoolDay(value, 1) });
        }}
      />
      {turn(1)}
      <button
        type="button"
        className="staff-btn"
        aria-current={date === schoolDay(today, 1) ? 'date' : undefined}
        onClick={() => onChange({ date: undefined })}
      >
        {t('today')}
      </button>
    </nav>
  );
}

/** The next school day from this one on, in a direction. */
function schoolDay(from: PlainDate, direction: -1 | 1): PlainDate {
  let day = from;
  while (!isWeekday(day)) day = addDays(day, direction);
  return day;
}
