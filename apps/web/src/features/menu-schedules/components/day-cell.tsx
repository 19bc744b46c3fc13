import { Link } from '@tanstack/react-router';
import type { MenuSchedule, ScheduleDay } from '@yay/contract/menu-schedules/calls';
import { PAGES } from '@yay/contract/pages';
import type { PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { DocumentDuplicateIcon, LockClosedIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { may, useMe } from '../../../lib/session.ts';
import type { Spot } from '../model/spot.ts';
import { DayMenu } from './day-menu.tsx';

const MENUS_SHOWN = 6;

/** One day: what is eaten, how many meals are ordered, what is closed, or that nothing is planned. */
export function DayCell({
  day,
  schedule,
  only,
  spot,
  onSpot,
  onCopyDay,
}: {
  day: ScheduleDay;
  schedule: MenuSchedule;
  only: number | null;
  spot: Spot | null;
  onSpot: (spot: Spot) => void;
  onCopyDay?: (date: PlainDate) => void;
}) {
  const t = useTranslations('menu-schedules.grid');
  const locale = useLocale();
  const menus = day.menus.flatMap((served) => {
    const menu = schedule.menus.find(({ id }) => id === served.id);
    return menu ? [{ served, menu }] : [];
  });
  const [first, ...others] = menus;
  const nothing = !day.closed && menus.length === 0;
  return (
    <td
      className={classNames(
        day.closed && 'is-off',
        nothing && 'is-none',
        spot && 'is-chosen',
        day.locked && 'is-locked',
      )}
    >
      <DayHead
        day={day}
        schedule={schedule}
        theme={others.length === 0 ? first?.menu.theme : null}
      />
      {day.closed ? (
        <Closures day={day} all={schedule.shown} />
      ) : (
        <>
          {first && others.length === 0 && (
            <DayMenu
              date={day.date}
              menu={first.menu}
              specials={first.served.specials}
              spot={spot}
              onSpot={onSpot}
            />
          )}
          {others.length > 0 && <Menus menus={menus} />}
          {nothing && only !== null && <p className="schedule-note">{t('notHere')}</p>}
          {nothing && only === null && (
            <>
              <p className="schedule-note">{t('none')}</p>
              {!day.locked && onCopyDay && (
                <button
                  type="button"
                  className="staff-btn"
                  aria-label={t('copyDayTo', {
                    date: formatDate(day.date, locale, 'day'),
                  })}
                  onClick={() => onCopyDay(day.date)}
                >
                  <DocumentDuplicateIcon small />
                  {t('copyDay')}
                </button>
              )}
            </>
          )}
          {only === null && !nothing && day.without > 0 && (
            <p className="schedule-partial">{t('without', { count: day.without })}</p>
          )}
          {day.closures.length > 0 && <Closures day={day} all={schedule.shown} partial />}
        </>
      )}
    </td>
  );
}

function DayHead({
  day,
  schedule,
  theme,
}: {
  day: ScheduleDay;
  schedule: MenuSchedule;
  theme: MenuSchedule['menus'][number]['theme'] | undefined;
}) {
  const t = useTranslations('menu-schedules');
  const locale = useLocale();
  const { date, meals } = day;
  const isFirst = date.endsWith('-01') || date === schedule.days[0]?.date;
  return (
    <div className="schedule-day">
      <span className="wd">{formatDate(date, locale, 'shortWeekday')}</span>
      <b>{isFirst ? formatDate(date, locale, 'day') : Number(date.slice(8))}</b>
      {date === schedule.today && <span className="schedule-today">{t('grid.today')}</span>}
      {theme && <span className="schedule-theme">{t(`themes.${theme}`)}</span>}
      {(meals > 0 || (day.menus.length > 0 && !day.closed)) && (
        <span className="n">
          {day.locked && <LockClosedIcon small aria-label={t('grid.locked')} />}
          <span aria-hidden="true">{meals.toLocaleString(locale)}</span>
          <span className="sr">{t('grid.meals', { count: meals })}</span>
        </span>
      )}
    </div>
  );
}

function Closures({
  day,
  all,
  partial = false,
}: {
  day: ScheduleDay;
  all: number;
  partial?: boolean;
}) {
  const t = useTranslations('menu-schedules');
  const reasonOf = (reason: string) =>
    t.has(`reasons.${reason}` as 'reasons.other')
      ? t(`reasons.${reason}` as 'reasons.other')
      : t('reasons.other');
  return day.closures.map(({ name, reason, schools }) => (
    <p key={`${name} ${reason}`} className={partial ? 'schedule-partial' : 'schedule-closed'}>
      <b>{name || reasonOf(reason)}</b>{' '}
      <span>
        {name && name !== reasonOf(reason) && !partial ? `${reasonOf(reason)}. ` : ''}
        {schools >= all
          ? t('grid.allSchools')
          : t('grid.someSchools', { count: String(schools), all })}
      </span>
    </p>
  ));
}

/** Shows the menus of a day on which schools eat by different ones. */
function Menus({
  menus,
}: {
  menus: readonly {
    readonly served: ScheduleDay['menus'][number];
    readonly menu: MenuSchedule['menus'][number];
  }[];
}) {
  const t = useTranslations('menu-schedules.grid');
  const mayOpen = may(useMe(), 'internal_dashboard:menus');
  return (
    <ul className="schedule-menus">
      {menus.slice(0, MENUS_SHOWN).map(({ served, menu }) => (
        <li key={menu.id}>
          {mayOpen ? (
            <Link to={PAGES.adminMenu.path} params={{ menu: String(menu.id) }}>
              {menu.name}
            </Link>
          ) : (
            <span>{menu.name}</span>
          )}
          <small>{t('menuMeals', { schools: served.schools, meals: served.meals })}</small>
        </li>
      ))}
      {menus.length > MENUS_SHOWN && (
        <li className="dim">{t('moreMenus', { count: menus.length - MENUS_SHOWN })}</li>
      )}
    </ul>
  );
}
