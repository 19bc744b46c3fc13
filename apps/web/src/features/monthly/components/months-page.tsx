import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { MonthlyPreorders } from '@yay/contract/monthly/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { EmptyState } from '@yay/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useMe } from '../../../lib/session.ts';
import { monthsQuery } from '../api/months-query.ts';
import { gapsIn, isOver, layOut, type MonthRows } from '../model/months.ts';
import { GapStrip } from './gap-strip.tsx';
import { monthName, usd } from './say.ts';
import { WeekBlock } from './week-block.tsx';
import './months.css';

/** This month and the next at a glance, for all children. */
export function MonthsPage() {
  const me = useMe();
  const { userId }: { userId?: unknown } = useSearch({ strict: false });
  const named = typeof userId === 'string' && /^[1-9]\d{0,9}$/.test(userId) ? Number(userId) : null;
  return me ? <Months userId={named ?? me.id} isOwn={named === null || named === me.id} /> : null;
}

function Months({ userId, isOwn }: { userId: number; isOwn: boolean }) {
  const t = useTranslations('monthly');
  const { data, isError, refetch } = useQuery(monthsQuery(userId));
  const retry = useCallback(() => void refetch(), [refetch]);
  return (
    <div className="months">
      <header className="months-top">
        <div>
          <h1>{t('title')}</h1>
          <p>{isOwn || !data ? t('intro') : t('of', { name: data.user.full_name })}</p>
        </div>
        <Link
          to={PARENT_PAGES.lunchCalendar.path}
          search={isOwn ? {} : { userId: String(userId) }}
          className={buttonClass({ kind: 'line' })}
        >
          {t('calendar')}
        </Link>
      </header>
      {data ? (
        <Loaded months={data} familyId={isOwn ? null : userId} />
      ) : isError ? (
        <LoadFailed
          title={t('failedTitle')}
          text={t('failed')}
          retry={t('retry')}
          retrySoon={(seconds) => t('retrySoon', { seconds })}
          onRetry={retry}
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Loaded({ months, familyId }: { months: MonthlyPreorders; familyId: number | null }) {
  const t = useTranslations('monthly');
  if (months.lunchers.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        action={
          <Link to={PARENT_PAGES.lunchers.path} className={buttonClass()}>
            {t('add')}
          </Link>
        }
      >
        {t('emptyText')}
      </EmptyState>
    );
  }
  const rows = layOut(months);
  return (
    <>
      <GapStrip gaps={gapsIn(rows)} familyId={familyId} />
      {rows.map((month) => (
        <Month key={month.month} month={month} today={months.today} familyId={familyId} />
      ))}
    </>
  );
}

function Month({
  month,
  today,
  familyId,
}: {
  month: MonthRows;
  today: MonthlyPreorders['today'];
  familyId: number | null;
}) {
  const t = useTranslations('monthly');
  const over = month.weeks.filter((week) => isOver(week, today));
  const [showsOver, setShowsOver] = useState(false);
  const headingId = `month-${month.month}`;
  const weeks = showsOver ? month.weeks : month.weeks.filter((week) => !over.includes(week));
  return (
    <section className="month" aria-labelledby={headingId}>
      <div className="month-head">
        <h2 id={headingId}>{monthName(month.month)}</h2>
        <p>
          <b>{t('totals', { count: month.lunches })}</b>
          {month.lunches > 0 && <span>{t('cost', { amount: usd(month.total) })}</span>}
        </p>
      </div>
      {over.length > 0 && !showsOver && (
        <button type="button" className="link months-earlier" onClick={() => setShowsOver(true)}>
          {t('earlier', { count: over.length })}
        </button>
      )}
      {weeks.map((week) => (
        <WeekBlock key={week.monday} week={week} today={today} familyId={familyId} />
      ))}
    </section>
  );
}

function Waiting() {
  const t = useTranslations('monthly');
  return (
    <SkeletonGroup label={t('loading')} className="months-wait">
      <Skeleton height="4rem" />
      {Array.from({ length: 3 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
        <Skeleton key={index} height="11rem" />
      ))}
    </SkeletonGroup>
  );
}
