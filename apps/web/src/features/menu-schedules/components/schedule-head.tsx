import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { CalendarDaysIcon, CalendarIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** The title of the calendar, and beside it the way to the menus and to a month of one school. */
export function ScheduleHead({
  within,
  updating,
  onMonth,
}: {
  /** It stands below everything else of a menu. */
  within: boolean;
  updating: boolean;
  /** Opens the month's plan; without it nothing may be planned. */
  onMonth?: () => void;
}) {
  const t = useTranslations('menu-schedules.page');
  const Title = within ? 'h2' : 'h1';
  return (
    <div className="schedule-head">
      <Title>{within ? t('calendarTitle') : t('title')}</Title>
      <span className="sr" role="status">
        {updating ? t('updating') : ''}
      </span>
      {!within && onMonth && (
        <div className="schedule-ways">
          <Link to={PAGES.adminMenus.path} search={{}} className="staff-btn">
            <CalendarDaysIcon small />
            {t('menus')}
          </Link>
          <button type="button" className="staff-btn" onClick={onMonth}>
            <CalendarIcon small />
            {t('planMonth')}
          </button>
        </div>
      )}
    </div>
  );
}
