import { Link } from '@tanstack/react-router';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { PAGES } from '@yay/contract/pages';
import { UsersIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl/react';

/** Names the family whose week this is, when somebody of the team orders for it. */
export function StaffStrip({ week, onOwn }: { week: LunchCalendar; onOwn: () => void }) {
  const t = useTranslations('calendar-choosing.staff');
  return (
    <Notice
      className="week-note"
      tone="info"
      icon={<UsersIcon />}
      title={t('title', { name: week.user.full_name })}
      action={
        <span className="staff-ways">
          <Link
            to={PAGES.userSelections.path}
            params={{ user: String(week.user.id) }}
            className="link"
          >
            {t('toPerson', { name: week.user.full_name })}
          </Link>
          <button type="button" className="link" onClick={onOwn}>
            {t('back')}
          </button>
        </span>
      }
    >
      {week.window === 'staff' ? t('text') : t('textPlain')}
    </Notice>
  );
}
