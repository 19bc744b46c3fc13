import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SchoolWeek as Week } from '@yay/contract/destinations/calls';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon, ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { PortalHead } from '../../../parts/portal-head.tsx';
import { weekQuery } from '../api/week-query.ts';
import { sayReceived, sayWeek, sayZone } from '../model/say-week.ts';
import { CutOff } from './cut-off.tsx';
import { DayTiles } from './day-tiles.tsx';
import { GradeTable } from './grade-table.tsx';

export interface SchoolWeekProps {
  schoolId: number;
  /** The page's own address, without the week. */
  path: string;
  monday: PlainDate | undefined;
}

/** Shows who eats at a school in a week, and how long that can still change. */
export function SchoolWeek({ schoolId, path, monday }: SchoolWeekProps) {
  const t = useTranslations('destinations.portal');
  const locale = useLocale();
  const errorText = useErrorText();
  const query = useQuery(weekQuery(schoolId, monday));
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  const again = (
    <button type="button" className="staff-btn" onClick={() => void refetch()}>
      <ArrowPathIcon small />
      {t('retry')}
    </button>
  );
  const updated = data && sayReceived(dataUpdatedAt, data.destination.market.timezone, locale);
  return (
    <div aria-busy={isFetching}>
      <WeekHead
        week={data}
        monday={monday ?? data?.mondayOfWeek}
        path={path}
        updated={updated}
        failed={error !== null}
      />
      {data && error && (
        <Notice tone="late" live="status" title={t('week.staleTitle')} action={again}>
          {t('week.staleText', { time: updated ?? '' })}
        </Notice>
      )}
      {data ? (
        <>
          <CutOff week={data} />
          <DayTiles week={data} />
          <GradeTable week={data} />
        </>
      ) : error ? (
        <ErrorState title={t('week.errorTitle')} action={again}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <SkeletonGroup label={t('week.loading')}>
          <Skeleton height="3rem" />
          <Skeleton height="8rem" />
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function WeekHead(props: {
  week: Week | undefined;
  monday: PlainDate | undefined;
  path: string;
  updated: string | undefined;
  failed: boolean;
}) {
  const { week, monday, path, updated, failed } = props;
  const t = useTranslations('destinations.portal');
  const locale = useLocale();
  return (
    <PortalHead
      back={false}
      name={false}
      days={monday && t('week.title', { week: sayWeek(monday, locale) })}
      failed={failed}
      texts={{ unknown: t('week.unknown'), loading: t('week.loading') }}
      turner={monday && <WeekNavigation path={path} monday={monday} />}
    >
      {week && (
        <span className="school-place">
          {t('week.place', {
            market: week.destination.market.name,
            timeZone: sayZone(week.destination.market.timezone, locale),
          })}
        </span>
      )}
      {updated && <span className="updated">{t('week.updated', { time: updated })}</span>}
    </PortalHead>
  );
}

/** A week back and forth. It is in the address, so that a week can be kept and sent. */
function WeekNavigation({ path, monday }: { path: string; monday: PlainDate }) {
  const t = useTranslations('destinations.portal.week');
  const locale = useLocale();
  const before = addDays(monday, -7);
  const after = addDays(monday, 7);
  return (
    <nav className="portal-turner" aria-label={t('navigation')}>
      <Link
        to={path}
        search={{ week: before }}
        className="staff-btn square"
        aria-label={t('previous', { week: sayWeek(before, locale) })}
      >
        <ChevronLeftIcon small />
      </Link>
      <Link to={path} search={{}} className="staff-btn">
        {t('current')}
      </Link>
      <Link
        to={path}
        search={{ week: after }}
        className="staff-btn square"
        aria-label={t('next', { week: sayWeek(after, locale) })}
      >
        <ChevronRightIcon small />
      </Link>
    </nav>
  );
}
