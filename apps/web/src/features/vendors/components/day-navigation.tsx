import { Link } from '@tanstack/react-router';
import type { PlainDate } from '@yay/domain/calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl/react';
import { sayDay } from '../model/say-time.ts';
import { neighbour } from '../model/school-days.ts';

/** A school day back and forth. The date is in the address, so that a day can be kept and sent. */
export function DayNavigation({ path, date }: { path: string; date: PlainDate }) {
  const t = useTranslations('vendors.portal.day');
  const locale = useLocale();
  const before = neighbour(date, -1);
  const after = neighbour(date, 1);
  return (
    <nav className="portal-turner" aria-label={t('navigation')}>
      <Link
        to={path}
        search={{ date: before }}
        className="staff-btn square"
        aria-label={t('previous', { date: sayDay(before, locale) })}
      >
        <ChevronLeftIcon small />
      </Link>
      <Link
        to={path}
        search={{ date: after }}
        className="staff-btn square"
        aria-label={t('next', { date: sayDay(after, locale) })}
      >
        <ChevronRightIcon small />
      </Link>
    </nav>
  );
}
