import { Link } from '@tanstack/react-router';
import type { MonthDay } from '@yay/contract/monthly/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { type PlainDate, weekday } from '@yay/domain/calendar';
import { ArrowPathIcon, ChevronRightIcon, LockClosedIcon, PlusIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import type { Child, ChildDay, DayRow, WeekRows } from '../model/months.ts';
import { DayLink } from './day-link.tsx';
import { dateShort, dayFull, dayShort } from './say.ts';

/** One week: its days beside each other, on a phone below each other. */
export function WeekBlock({
  week,
  today,
  familyId,
}: {
  week: WeekRows;
  today: PlainDate;
  familyId: number | null;
}) {
  const t = useTranslations('monthly');
  const { monday } = week;
  return (
    <section className="mweek" aria-label={t('week', { week: dateShort(monday) })}>
      <Link
        to={PARENT_PAGES.lunchCalendar.path}
        search={{ week: monday, ...(familyId !== null && { userId: String(familyId) }) }}
        className="mweek-link"
        aria-label={t('openWeek', { week: dateShort(monday) })}
      >
        {t('week', { week: dateShort(monday) })}
        <ChevronRightIcon small />
      </Link>
      <ul className="mdays">
        {week.days.map((row) => (
          <Day key={row.date} row={row} today={today} familyId={familyId} />
        ))}
      </ul>
    </section>
  );
}

function Day({ row, today, familyId }: { row: DayRow; today: PlainDate; familyId: number | null }) {
  const t = useTranslations('monthly.day');
  const offText = useOffText();
  const { date, children } = row;
  const isToday = date === today;
  // Closed for all alike is said once.
  const states = new Set(children.map(({ day }) => (isOff(day) ? offText(day) : null)));
  const [shared = null] = states.size === 1 && children.length > 1 ? states : [];
  return (
    <li
      className={isToday ? 'mday is-today' : 'mday'}
      style={{ gridColumn: `var(--col, ${weekday(date)})` }}
    >
      <h3>
        <b>{dayShort(date)}</b> <span>{dateShort(date)}</span>
        {isToday && <em>{t('today')}</em>}
      </h3>
      <ul>
        {shared !== null ? (
          <li>
            <p className="mlunch is-off">
              {children.map(({ child }) => (
                <Initial key={child.id} child={child} />
              ))}
              <span className="mmeal">{shared}</span>
            </p>
          </li>
        ) : (
          children.map((one) => (
            <li key={one.child.id} className={`kid-${one.child.color}`}>
              <Lunch {...one} familyId={familyId} />
            </li>
          ))
        )}
      </ul>
    </li>
  );
}

/** Shows a child's lunch of that day, or the reason for none. */
function Lunch({ child, day, familyId }: ChildDay & { familyId: number | null }) {
  const t = useTranslations('monthly.day');
  const codes = useTranslations('refusals.day');
  const offText = useOffText();
  const { date, order } = day;
  const to = { date, childId: child.id, familyId };
  if (order) {
    return (
      <DayLink
        {...to}
        className="mlunch has-lunch"
        label={t('orderedLabel', { meal: order.item_name, child: child.first, day: dayFull(date) })}
      >
        <Initial child={child} silent />
        <span className="mmeal" aria-hidden="true">
          {order.item_name}
        </span>
        {order.status !== 'placed' && (
          <span className="mmark" title={t(order.status === 'served' ? 'served' : 'locked')}>
            <LockClosedIcon small />
            <span className="sr">{t(order.status === 'served' ? 'served' : 'locked')}</span>
          </span>
        )}
        {order.source === 'repeat' && order.status === 'placed' && (
          <span className="mmark" title={t('repeats')}>
            <ArrowPathIcon small />
            <span className="sr">{t('repeats')}</span>
          </span>
        )}
      </DayLink>
    );
  }
  if (day.orderable) {
    return (
      <DayLink
        {...to}
        className="mlunch is-open"
        label={t('chooseLabel', { child: child.first, day: dayFull(date) })}
      >
        <Initial child={child} silent />
        <span className="mmeal" aria-hidden="true">
          {t('choose')}
        </span>
        <span className="mmark">
          <PlusIcon small />
        </span>
      </DayLink>
    );
  }
  const { closed_code: code } = day;
  return (
    <p className="mlunch is-off" title={code ? codes(code) : undefined}>
      <Initial child={child} />
      <span className="mmeal">{offText(day)}</span>
    </p>
  );
}

const isOff = (day: MonthDay): boolean => day.order === null && !day.orderable;

/** Returns the reason for which there is nothing to choose, in a word or two. */
function useOffText(): (day: MonthDay) => string {
  const t = useTranslations('monthly.day');
  return ({ state, closed_code: code, closed_for: why }) => {
    if (state === 'blackout') return why || t('noSchool');
    if (code === 'past' || code === 'served') return t('nothing');
    if (code === 'no_menu') return t('noMenu');
    return code === 'payment_due' ? t('pay') : t('closed');
  };
}

function Initial({ child, silent = false }: { child: Child; silent?: boolean }) {
  return (
    <span className={`mkid kid-${child.color}`}>
      <span aria-hidden="true">{child.first.slice(0, 1)}</span>
      {!silent && <span className="sr">{child.first}: </span>}
    </span>
  );
}
