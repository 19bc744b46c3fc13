import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Destination } from '@yay/contract/destinations/calls';
import type { ChildAtSchool, SchoolDay } from '@yay/contract/destinations/school-day';
import { Avatar } from '@yay/ui/avatar';
import { NativeSelect } from '@yay/ui/native-select';
import { VisuallyHidden } from '@yay/ui/visually-hidden';
import { clockText } from '@yay/words/times';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { formatClock } from '../../../lib/more-formats.ts';
import { useGradeName } from '../../../parts/grade-name.ts';
import { isOpenTab, schoolPath, seatLunchers } from '../../../parts/school-portal/index.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { placeText } from '../model/place-text.ts';
import { sayMoment } from '../model/say-week.ts';

/** Children whom the office has to place, before everything else that it reads. */
export function DayUnplaced({ day, school }: { day: SchoolDay; school: Destination }) {
  const t = useTranslations('destinations-day.unplaced');
  if (day.unplaced.length === 0) return null;
  const more = day.unplaced_total - day.unplaced.length;
  return (
    <Part
      id="day-unplaced"
      title={t('title')}
      count={day.unplaced_total}
      link={
        // A school without rooms adds them first; then the list seats many children at once.
        day.rooms.length === 0
          ? isOpenTab('settings') && (
              <Link to={schoolPath(school, 'settings')} search={{}} className="link">
                {t('open')}
              </Link>
            )
          : isOpenTab('lunchers') && (
              <Link
                to={schoolPath(school, 'lunchers')}
                search={{ tab: 'needs_you' }}
                className="link"
              >
                {t('open')}
              </Link>
            )
      }
    >
      <ul className="school-lines">
        {day.unplaced.map((child) => (
          <Child key={child.luncher_id} child={child}>
            {child.missing === 'room' && child.name !== null && day.rooms.length > 0 ? (
              <SeatSelect school={school} day={day} child={{ ...child, name: child.name }} />
            ) : (
              <span className="school-missing">{t(child.missing)}</span>
            )}
            {child.missing === 'grade' && <small>{t('gradeBy')}</small>}
            {child.has_lunch && <small>{t('eats')}</small>}
          </Child>
        ))}
      </ul>
      {more > 0 && <p className="mid">{t('more', { count: more })}</p>}
    </Part>
  );
}

/** Seats one child, at once: choosing is the deed, and choosing again undoes it. */
function SeatSelect(props: {
  school: Destination;
  day: SchoolDay;
  child: { readonly luncher_id: number; readonly name: string };
}) {
  const { school, day, child } = props;
  const t = useTranslations('destinations-day.unplaced');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const seat = useMutation({
    mutationFn: (roomId: number) => seatLunchers(school.id, roomId, [child.luncher_id]),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['school-day', school.id] }),
    onError: (error) => showAlert(errorText(error)),
  });
  return (
    <NativeSelect
      label={<VisuallyHidden>{t('roomOf', { name: child.name })}</VisuallyHidden>}
      value=""
      disabled={seat.isPending}
      onChange={(event) => seat.mutate(Number(event.target.value))}
    >
      <option value="" disabled>
        {t('setRoom')}
      </option>
      {day.rooms.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

const FEW = 8;

/** Lists the changes of the day's lunches since its counts were final, or since yesterday. */
export function DayChanges(props: { day: SchoolDay; isWhole: boolean; onWhole: () => void }) {
  const { day, isWhole, onWhole } = props;
  const t = useTranslations('destinations-day.changes');
  const locale = useLocale();
  const zone = day.destination.market.timezone;
  const shown = isWhole ? day.changes : day.changes.slice(0, FEW);
  return (
    <Part id="day-changes" title={t('title')} count={day.changes_total}>
      <p className="mid">{t('since', { when: sayMoment(day.changed_since, zone, locale) })}</p>
      {shown.length === 0 ? (
        <p className="mid">{t('none')}</p>
      ) : (
        <ul className="school-lines">
          {shown.map((change) => (
            <Child key={change.order_id} child={change}>
              <span className={`school-change is-${change.kind}`}>{t(change.kind)}</span>
              <small>
                {change.was === null
                  ? change.item
                  : t('was', { item: change.item, was: change.was })}
                , {formatClock(change.at, zone, locale)}
              </small>
            </Child>
          ))}
        </ul>
      )}
      {!isWhole && shown.length < day.changes_total && (
        <button type="button" className="staff-btn" onClick={onWhole}>
          {t('more', { count: day.changes_total })}
        </button>
      )}
    </Part>
  );
}

/**
 * Shows which kitchens bring what and how much, and by when it is needed. The driver is not known
 * here.
 */
export function DayKitchens({ day }: { day: SchoolDay }) {
  const t = useTranslations('destinations-day.arriving');
  const locale = useLocale();
  return (
    <Part id="day-kitchens" title={t('title')}>
      {day.kitchens.length === 0 ? (
        <p className="mid">{t('none')}</p>
      ) : (
        <ul className="school-lines">
          {day.kitchens.map(({ vendor_id: id, name, lunches, needed_by: time, items }) => (
            <li key={id}>
              <span className="school-line-text">
                <b>{name}</b>
                <small>
                  {time === null ? t('noTime') : t('neededBy', { time: clockText(time) })}
                </small>
                <small>
                  {items
                    .map((item) => `${item.lunches.toLocaleString(locale)} ${item.name}`)
                    .join(', ')}
                </small>
              </span>
              <b className="num">{t('line', { count: lunches })}</b>
            </li>
          ))}
        </ul>
      )}
      {day.kitchens.length > 0 && <p className="mid">{t('unknown')}</p>}
    </Part>
  );
}

/** The closures that come next. */
export function DayClosures({ day, school }: { day: SchoolDay; school: Destination }) {
  const t = useTranslations('destinations-day');
  const whoIn = useWhoGoes('destinations-day');
  const locale = useLocale();
  return (
    <Part
      id="day-closures"
      title={t('closures.title')}
      link={
        isOpenTab('closures') && (
          <Link to={schoolPath(school, 'closures')} search={{}} className="link">
            {t('closures.all')}
          </Link>
        )
      }
    >
      {day.closures_ahead.length === 0 ? (
        <p className="mid">{t('closures.none')}</p>
      ) : (
        <ul className="school-lines">
          {day.closures_ahead.map((closure) => {
            const from = formatDate(closure.starts_on, locale, 'dayAndWeekday');
            const until = formatDate(closure.ends_on, locale, 'dayAndWeekday');
            return (
              <li key={closure.blackout_id}>
                <span className="school-line-text">
                  <b>{from === until ? from : t('closures.until', { from, until })}</b>
                  <small>
                    {closure.name || t(`reasons.${closure.reason}`)},{' '}
                    {closure.grades?.map((grade) => whoIn(closure.children, grade)).join(', ') ??
                      t('closures.whole')}
                  </small>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** Children who eat here for the first time this week: somebody should look after them. */
export function DayNewcomers({ day }: { day: SchoolDay }) {
  const t = useTranslations('destinations-day.newcomers');
  const locale = useLocale();
  return (
    <Part id="day-newcomers" title={t('title')} count={day.newcomers.length}>
      {day.newcomers.length === 0 ? (
        <p className="mid">{t('none')}</p>
      ) : (
        <ul className="school-lines">
          {day.newcomers.map((child) => (
            <Child key={child.luncher_id} child={child}>
              <small>
                {child.first_lunch_on === day.today
                  ? t('today')
                  : t('on', { day: formatDate(child.first_lunch_on, locale, 'weekday') })}
              </small>
            </Child>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Part(props: {
  id: string;
  title: string;
  count?: number;
  link?: ReactNode;
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <section aria-labelledby={props.id}>
      <header>
        <h2 id={props.id}>
          {props.title}{' '}
          {props.count !== undefined && props.count > 0 && (
            <span className="n">{props.count.toLocaleString(locale)}</span>
          )}
        </h2>
        {props.link}
      </header>
      {props.children}
    </section>
  );
}

function Child({ child, children }: { child: ChildAtSchool; children: ReactNode }) {
  const t = useTranslations('destinations-day.allergies');
  const gradeIn = useGradeName();
  return (
    <li>
      {child.name !== null && <Avatar name={child.name} color={child.color} size="s" />}
      <span className="school-line-text">
        <b>{child.name ?? t('hidden')}</b>
        <small>{placeText(child, gradeIn)}</small>
      </span>
      <span className="school-line-end">{children}</span>
    </li>
  );
}
