import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RevenueRow } from '@yay/contract/reports/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import type { Ask } from '../../../parts/report/index.ts';
import { type Asked, revenueFile, revenueQuery } from '../api/revenue-query.ts';
import { askedOf } from '../model/asked.ts';
import { RevenueByDay } from './revenue-by-day.tsx';
import { RevenueFigures } from './revenue-figures.tsx';
import { RevenueFilters } from './revenue-filters.tsx';
import { RevenueTable } from './revenue-table.tsx';
import '../../../lib/staff/record.css';
import './reports.css';

/** Shows the families' charges, and the kitchens' share of them. */
export function RevenueReport() {
  const t = useTranslations('reports');
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = dateInZone(serverNowMs(), OFFICE);
  const asked = askedOf(search, today);
  const ask: Ask = (next) =>
    void navigate({ to: '.', search: { ...search, ...next } as never, resetScroll: false });
  return (
    <div className="record revenue">
      <header className="report-head">
        <h1>{t('title')}</h1>
        <p className="mid">{t('intro')}</p>
      </header>
      <RevenueFilters asked={asked} today={today} ask={ask}>
        <a className="staff-btn report-export" href={revenueFile(asked)} download>
          <ArrowDownTrayIcon small />
          <span>{t('download')}</span>
        </a>
      </RevenueFilters>
      <Found asked={asked} ask={ask} />
      <Notes />
    </div>
  );
}

function Found({ asked, ask }: { asked: Asked; ask: Ask }) {
  const t = useTranslations('reports');
  const {
    data: found,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    ...revenueQuery(asked),
    // Rows of days are no rows of kitchens: what stood there stays only where it means the same.
    placeholderData: (before, query) =>
      query?.queryKey[2].group === asked.group ? before : undefined,
  });
  if (!found) {
    return error ? (
      <StaffFailed
        error={error}
        title={t('failed')}
        retry={t('retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonGroup label={t('loading')} className="record-rows-skeleton">
        <Skeleton width="100%" height="7rem" />
        <Skeleton width="100%" height="19rem" />
        <Skeleton width="100%" height="10rem" />
      </SkeletonGroup>
    );
  }
  if (found.rows.length === 0) {
    return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  }
  const open = (row: RevenueRow) =>
    ask(
      asked.group === 'day'
        ? { dates: `${row.key}~${row.key}`, group: 'school' }
        : { [asked.group]: row.key, group: 'day' },
    );
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'report-stale' : undefined}>
      <p className="sr" aria-live="polite">
        {isPlaceholderData ? t('updating') : ''}
      </p>
      <RevenueFigures figures={found.figures} before={found.before} until={asked.to} />
      <RevenueByDay days={found.days} total={found.total} asked={asked} />
      <RevenueTable group={asked.group} rows={found.rows} total={found.total} onOpen={open} />
    </div>
  );
}

function Notes() {
  const t = useTranslations('reports.notes');
  return (
    <section className="revenue-notes comes-after" aria-labelledby="revenue-notes">
      <h2 id="revenue-notes">{t('title')}</h2>
      <ul>
        {(['served', 'settled', 'net', 'vendor'] as const).map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
    </section>
  );
}
