import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Destination } from '@yay/contract/destinations/calls';
import type { SchoolDay as Day } from '@yay/contract/destinations/school-day';
import { addDays, isWeekday, type PlainDate } from '@yay/domain/calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { PortalHead } from '../../../parts/portal-head.tsx';
import { isOpenTab, schoolPath } from '../../../parts/school-portal/index.ts';
import { dayQuery } from '../api/day-query.ts';
import { sayDay, sayReceived } from '../model/say-week.ts';
import { DayAllergies } from './day-allergies.tsx';
import { DayChanges, DayClosures, DayKitchens, DayNewcomers, DayUnplaced } from './day-asides.tsx';
import { DayGrades } from './day-grades.tsx';
import { DayStanding } from './day-standing.tsx';

export interface SchoolDayProps {
  school: Destination;
  date: PlainDate | undefined;
}

/** A school's morning on one page: who eats, who must not eat what, what is missing, what changed. */
export function SchoolDay({ school, date }: SchoolDayProps) {
  const t = useTranslations('destinations-day');
  const locale = useLocale();
  const errorText = useErrorText();
  // The day whose changes are all shown: another one begins with its latest.
  const [whole, setWhole] = useState<string | null>(null);
  const all = whole === (date ?? 'current') ? 'all' : undefined;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(
    dayQuery(school.id, date, all),
  );
  const { timezone } = school.market;
  const updated = data && sayReceived(dataUpdatedAt, timezone, locale);
  const shown = date ?? data?.date;
  return (
    <div aria-busy={isFetching && !data}>
      <PortalHead
        back={false}
        name={false}
        days={shown && sayDay(shown, locale)}
        failed={error !== null}
        texts={{ unknown: t('days'), loading: t('loading') }}
        turner={shown && <DayTurner school={school} date={shown} />}
      >
        {updated && <span className="updated">{t('updated', { time: updated })}</span>}
        {isOpenTab('lunchers') && (
          <Link to={schoolPath(school, 'lunchers')} search={{}} className="staff-btn">
            {t('lunchers')}
          </Link>
        )}
        {isOpenTab('labels') && (
          <Link to={schoolPath(school, 'labels')} search={{}} className="staff-btn primary">
            {t('labels')}
          </Link>
        )}
      </PortalHead>
      {data && error && (
        <Notice tone="late" live="status" title={t('staleTitle')}>
          {t('staleText', { time: updated ?? '' })}
        </Notice>
      )}
      {data ? (
        <Loaded
          school={school}
          day={data}
          isWhole={all !== undefined}
          onWhole={() => setWhole(date ?? 'current')}
        />
      ) : error ? (
        <StaffFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </StaffFailed>
      ) : (
        <SkeletonGroup label={t('loading')} className="school-morning">
          <div>
            <Skeleton height="3.5rem" />
            <Skeleton height="4rem" width="12rem" />
            <Skeleton height="18rem" />
          </div>
          <div>
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </div>
        </SkeletonGroup>
      )}
    </div>
  );
}

function Loaded(props: { school: Destination; day: Day; isWhole: boolean; onWhole: () => void }) {
  const { school, day, isWhole, onWhole } = props;
  const t = useTranslations('destinations-day');
  return (
    <div className="school-morning">
      <div>
        <DayStanding day={day} />
        {isShut(day) ? (
          <p className="mid school-shut-day">
            {t('shut')} <NextDay school={school} day={day} />
          </p>
        ) : (
          <DayLunches school={school} day={day} />
        )}
      </div>
      <aside className="school-aside">
        <DayUnplaced day={day} school={school} />
        <DayChanges day={day} isWhole={isWhole} onWhole={onWhole} />
        <DayKitchens day={day} />
        <DayClosures day={day} school={school} />
        <DayNewcomers day={day} />
      </aside>
    </div>
  );
}

/** Nobody eats, and nobody could: the whole school is closed. Lunches not yet canceled still count. */
const isShut = ({ lunches, closures }: Day): boolean =>
  lunches === 0 && closures.some(({ grade }) => grade === null);

function NextDay({ school, day }: { school: Destination; day: Day }) {
  const t = useTranslations('destinations-day');
  return (
    <Link to={schoolPath(school)} search={{ date: nextDay(day.date, 1) }} className="link">
      {t('noneNext')}
    </Link>
  );
}

/** Who eats what, and who must not eat what. */
function DayLunches({ school, day }: { school: Destination; day: Day }) {
  const t = useTranslations('destinations-day');
  const locale = useLocale();
  return (
    <>
      <p className="school-total">
        <b>{day.lunches.toLocaleString(locale)}</b>{' '}
        <span>{t('lunches', { count: day.lunches })}</span>
      </p>
      {day.lunches === 0 ? (
        <p className="mid">
          {t('none')} <NextDay school={school} day={day} />
        </p>
      ) : (
        <ul className="school-items">
          {day.items.map(({ item_id: id, name, lunches }) => (
            <li key={id}>
              <b>{lunches.toLocaleString(locale)}</b> {name}
            </li>
          ))}
        </ul>
      )}
      <DayAllergies day={day} />
      <DayGrades day={day} />
    </>
  );
}

/** Returns the school day before or after a date. */
function nextDay(date: PlainDate, step: 1 | -1): PlainDate {
  let next = addDays(date, step);
  while (!isWeekday(next)) next = addDays(next, step);
  return next;
}

/** A day back and forth. It is in the address, so that a day can be kept and sent. */
function DayTurner({ school, date }: { school: Destination; date: PlainDate }) {
  const t = useTranslations('destinations-day');
  const locale = useLocale();
  const before = nextDay(date, -1);
  const after = nextDay(date, 1);
  const path = schoolPath(school);
  return (
    <nav className="portal-turner" aria-label={t('days')}>
      <Link
        to={path}
        search={{ date: before }}
        className="staff-btn square"
        aria-label={t('before', { day: sayDay(before, locale) })}
      >
        <ChevronLeftIcon small />
      </Link>
      <Link to={path} search={{}} className="staff-btn">
        {t('today')}
      </Link>
      <Link
        to={path}
        search={{ date: after }}
        className="staff-btn square"
        aria-label={t('after', { day: sayDay(after, locale) })}
      >
        <ChevronRightIcon small />
      </Link>
    </nav>
  );
}
