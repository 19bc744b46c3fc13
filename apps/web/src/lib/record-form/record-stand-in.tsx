import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StaffFailed } from '../staff-failed.tsx';
import { RecordCrumbs } from './record-crumbs.tsx';

export interface RecordStandInProps {
  /** The list that the record belongs to; without it there is no way back above the page. */
  list?: { readonly title: string; readonly to: string };
  id: number;
  /** The record's other pages. */
  tabs?: ReactNode;
  query: { readonly error: unknown; readonly refetch: () => unknown };
  texts: (key: 'loading' | 'failedTitle') => string;
}

/** Stands in the place of a record that is not there yet or can't be: the way to it stays. */
export function RecordStandIn({ list, id, tabs, query, texts }: RecordStandInProps) {
  const t = useTranslations('admin.record');
  const { error, refetch } = query;
  const number = t('number', { id: String(id) });
  return (
    <div className="record record-skeleton">
      {list && <RecordCrumbs list={list.title} to={list.to} here={number} />}
      <div className="record-head">
        <div>
          {error ? (
            <h1>{number}</h1>
          ) : (
            <>
              <h1 className="sr">{texts('loading')}</h1>
              <Skeleton width="13rem" height="1.75rem" />
              <Skeleton width="17rem" height="1rem" />
            </>
          )}
        </div>
      </div>
      {tabs}
      {error ? (
        <StaffFailed
          title={texts('failedTitle')}
          error={error}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={texts('loading')}>
          <div className="record-body">
            <Skeleton width="100%" height="20rem" />
            <Skeleton width="100%" height="8rem" />
          </div>
        </SkeletonGroup>
      )}
    </div>
  );
}
