import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { StaffFailed } from './staff-failed.tsx';

export interface StaffPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>;
  texts: (key: 'loading' | 'failedTitle' | 'retry') => string;
  children: (data: Data) => ReactNode;
}

/** The loaded part, or the state of its loading. */
export function StaffPart<Data>({ query, texts, children }: StaffPartProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <StaffFailed
        title={texts('failedTitle')}
        error={query.error}
        retry={texts('retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={texts('loading')}>
      <Skeleton height="2.25rem" />
      <Skeleton height="2.25rem" />
      <Skeleton height="2.25rem" />
    </SkeletonGroup>
  );
}
