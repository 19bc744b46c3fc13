import type { MenuSchedule } from '@yay/contract/menu-schedules/calls';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { StarIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import type { Spot } from '../model/spot.ts';
import { DayCell } from './day-cell.tsx';

export function ScheduleGrid({
  schedule,
  thisMonday,
  only,
  spot,
  stale,
  onSpot,
  onCopyDay,
}: {
  schedule: MenuSchedule;
  thisMonday: PlainDate;
  only: number | null;
  spot: Spot | null;
  stale: boolean;
  onSpot: (spot: Spot) => void;
  onCopyDay?: (date: PlainDate) => void;
}) {
  const t = useTranslations('menu-schedules.grid');
  const locale = useLocale();
  const weeks = weeksOf(schedule.days);
  const [first = []] = weeks;
  return (
    <>
      <table className={classNames('schedule-grid', stale && 'is-stale')}>
        <caption className="sr">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('week')}</span>
            </th>
            {first.map(({ date }) => (
              <th key={date} scope="col">
                {formatDate(date, locale, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => {
            const monday = days[0]?.date;
            return (
              <tr key={monday}>
                <th scope="row" className="schedule-week">
                  {monday && formatDate(monday, locale, 'day')}
                  {monday === thisMonday && <small>{t('thisWeek')}</small>}
                  {monday === addDays(thisMonday, 7) && <small>{t('nextWeek')}</small>}
                </th>
                {days.map((day) => (
                  <DayCell
                    key={day.date}
                    day={day}
                    schedule={schedule}
                    only={only}
                    spot={spot?.date === day.date ? spot : null}
                    onSpot={onSpot}
                    {...(onCopyDay && { onCopyDay })}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="schedule-legend">
        <li>
          <b aria-hidden="true">50</b> {t('legendWeight')}
        </li>
        <li>
          <StarIcon small />
          {t('legendSpecial')}
        </li>
        <li>
          <i className="hatch" aria-hidden="true" />
          {t('legendClosed')}
        </li>
        <li>{t('legendMeals')}</li>
      </ul>
    </>
  );
}

function weeksOf(days: MenuSchedule['days']): MenuSchedule['days'][] {
  return Array.from({ length: Math.ceil(days.length / 5) }, (_, week) =>
    days.slice(week * 5, week * 5 + 5),
  );
}
