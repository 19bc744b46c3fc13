import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Channel } from '@yay/contract/realtime';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../realtime/index.ts';
import { StaffFailed } from '../staff-failed.tsx';

/**
 * One record's page: it while it is there, and how it stands with it until then. What a colleague
 * changes shows too; what is typed and not saved stays.
 */
export function RecordLoader<Row, Key extends QueryKey>({
  query,
  keyOfAll,
  channel,
  texts,
  children,
}: {
  query: UseQueryOptions<Row, Error, Row, Key>;
  keyOfAll: QueryKey;
  channel: Channel;
  texts: (key: 'loading' | 'failedTitle' | 'failedText') => string;
  children: (row: Row) => ReactNode;
}) {
  const t = useTranslations('admin.record');
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(query);
  const look = () => void client.invalidateQueries({ queryKey: keyOfAll });
  useChannel(channel, { 'record.changed': look, missed: look });
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <div className="record">
        <h1 className="sr">{texts('failedTitle')}</h1>
        <StaffFailed title={texts('failedTitle')} retry={t('retry')} onRetry={() => void refetch()}>
          {texts('failedText')}
        </StaffFailed>
      </div>
    );
  }
  return (
    <div className="record">
      <h1 className="sr">{texts('loading')}</h1>
      <SkeletonGroup label={texts('loading')} className="record-skeleton">
        <Skeleton width="13rem" height="1.75rem" />
        <div className="record-body">
          <Skeleton width="100%" height="20rem" />
          <Skeleton width="100%" height="8rem" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
