import {
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Channel } from '@yay/contract/realtime';
import type { ReactNode } from 'react';
import { useChannel } from '../realtime/index.ts';
import { RecordStandIn, type RecordStandInProps } from './record-stand-in.tsx';

/**
 * Shows one record's page, and the state of its loading until then. A colleague's changes show too;
 * unsaved edits stay.
 */
export function RecordLoader<Row, Key extends QueryKey>({
  query,
  keyOfAll,
  channel,
  children,
  ...standIn
}: Omit<RecordStandInProps, 'query'> & {
  query: UseQueryOptions<Row, Error, Row, Key>;
  keyOfAll: QueryKey;
  channel: Channel;
  children: (row: Row) => ReactNode;
}) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const look = () => void client.invalidateQueries({ queryKey: keyOfAll });
  useChannel(channel, { 'record.changed': look, missed: look });
  if (data !== undefined) return children(data);
  return <RecordStandIn query={{ error, refetch }} {...standIn} />;
}
