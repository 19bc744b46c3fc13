import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EmptyState } from '@yay/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { Pager } from '../../../lib/pager.tsx';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { userActivityQuery } from '../api/user-activity-query.ts';
import { isNarrowed, readAddress, writeAddress } from '../model/activity-address.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityTable } from './activity-table.tsx';

/** Everything that was done to one person and her family, by whom, when, as whom and from where. */
export function UserActivity({ userId }: { userId: number }) {
  const t = useTranslations('activity');
  const navigate = useNavigate();
  const state = readAddress(useSearch({ strict: false }));
  const { page, by, action, from, to } = state;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...userActivityQuery(userId, {
      page,
      by: by || undefined,
      action: action || undefined,
      from: from || undefined,
      to: to || undefined,
    }),
    placeholderData: keepPreviousData,
  });
  const go = (changes: Partial<typeof state>) =>
    void navigate({
      to: '.',
      search: writeAddress({ ...state, page: 1, ...changes }),
      replace: true,
      resetScroll: false,
    });

  return (
    <section className="activity" aria-busy={isPlaceholderData}>
      <ActivityFilters state={state} onChange={go}>
        <span className="activity-count" role="status">
          {data && t('count', { count: data.total })}
        </span>
      </ActivityFilters>
      {data ? (
        data.data.length > 0 ? (
          <>
            <ActivityTable entries={data.data} userId={userId} />
            <Pager
              label={t('pages')}
              page={data.current_page}
              last={data.last_page}
              onPage={(to) => go({ page: to })}
            />
          </>
        ) : isNarrowed(state) || page > 1 ? (
          <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
        ) : (
          <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
        )
      ) : error ? (
        <StaffFailed
          error={error}
          title={t('errorTitle')}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')} className="activity-skeleton">
          <Skeleton height="2rem" />
          <Skeleton height="20rem" />
        </SkeletonGroup>
      )}
    </section>
  );
}
