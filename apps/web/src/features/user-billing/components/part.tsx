import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StaffFailed } from '../../../lib/staff-failed.tsx';

/** What was asked for, or how it stands with it. */
export function Part<Data>({
  query,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('credit');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <StaffFailed
        title={t('failedTitle')}
        retry={t('retry')}
        onRetry={() => void query.refetch()}
      >
        {t('failed')}
      </StaffFailed>
    );
  }
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton height="2.25rem" />
      <Skeleton height="2.25rem" />
    </SkeletonGroup>
  );
}
