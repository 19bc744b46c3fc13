import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowDownTrayIcon, ArrowLeftIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { Thumbnail } from '@yay/ui/thumbnail';
import { useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { Pager } from '../../../lib/pager.tsx';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import type { Ask } from '../../../parts/report/index.ts';
import { reviewsFile, reviewsQuery } from '../api/reviews-query.ts';
import { type Asked, askedOf } from '../model/asked.ts';
import { ReviewsFigures } from './reviews-figures.tsx';
import { ReviewsFilters } from './reviews-filters.tsx';
import { ReviewsTable } from './reviews-table.tsx';
import { ReviewsWeeks } from './reviews-weeks.tsx';
import '../../../lib/staff/record.css';
import './reviews.css';

/**
 * Shows children's ratings of the items that they ate: by item, vendor and school, and over the
 * weeks.
 */
export function ReviewsDashboard() {
  const t = useTranslations('reviews');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = dateInZone(serverNowMs(), OFFICE);
  const asked = askedOf(search, today);
  const ask: Ask = (next) =>
    void navigate({
      to: '.',
      search: { ...search, page: undefined, ...next } as never,
      resetScroll: false,
    });
  return (
    <div className="record reviews">
      <header className="report-head">
        <h1>{t('title')}</h1>
        <p className="mid">{t('intro')}</p>
      </header>
      <ReviewsFilters asked={asked} today={today} ask={ask}>
        <a className="staff-btn report-export" href={reviewsFile(asked)} download>
          <ArrowDownTrayIcon small />
          <span>{t('download')}</span>
        </a>
      </ReviewsFilters>
      <Found asked={asked} ask={ask} />
    </div>
  );
}

function Found({ asked, ask }: { asked: Asked; ask: Ask }) {
  const t = useTranslations('reviews');
  const {
    data: found,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({ ...reviewsQuery(asked), placeholderData: keepPreviousData });
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
  const last = Math.max(1, Math.ceil(found.count / found.per_page));
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'report-stale' : undefined}>
      <p className="sr" aria-live="polite">
        {isPlaceholderData ? t('updating') : t('rows', { count: found.count })}
      </p>
      {found.item && (
        <section className="reviews-item" aria-label={found.item.name}>
          <Thumbnail src={found.item.picture || null} alt="" failedText="" />
          <div>
            <h2>{found.item.name}</h2>
            <p className="mid">{found.item.vendor}</p>
            <p className="reviews-item-acts">
              <button
                type="button"
                className="staff-btn"
                onClick={() => ask({ item: undefined, group: 'item' })}
              >
                <ArrowLeftIcon small />
                {t('allItems')}
              </button>
              <a className="staff-btn" href={`/admin/items/${found.item.id}`}>
                {t('openItem')}
              </a>
            </p>
          </div>
        </section>
      )}
      {found.weeks.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          <ReviewsFigures figures={found.figures} before={found.before} until={asked.to} />
          <ReviewsWeeks weeks={found.weeks} total={found.total} />
          <ReviewsTable rows={found.rows} asked={asked} ask={ask} />
          <Pager page={asked.page} last={last} onPage={(page) => ask({ page: String(page) })} />
        </>
      )}
    </div>
  );
}
