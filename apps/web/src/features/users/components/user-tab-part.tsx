import { useTranslations } from 'use-intl';
import type { StaffPartProps } from '../../../lib/staff-part.tsx';
import { RowsSkeleton } from './user-skeleton.tsx';
import { TabFailed } from './user-tab-failed.tsx';

/** The list of one tab, or how it stands with it. */
export function TabPart<Data>({
  query,
  children,
}: Pick<StaffPartProps<Data>, 'query' | 'children'>) {
  const t = useTranslations('users.one');
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <TabFailed error={query.error} onRetry={() => void query.refetch()} />;
  return <RowsSkeleton label={t('loading')} />;
}
