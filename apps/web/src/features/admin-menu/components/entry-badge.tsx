import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useChannel } from '../../../lib/realtime/index.ts';
import { openComparisonsQuery } from '../api/open-comparisons-query.ts';
import './approvals-count.css';

/** Shows the number of open comparisons behind an entry; nothing where there are none. */
export function EntryBadge() {
  const t = useTranslations('admin.frame');
  const { data: open = 0, refetch } = useQuery(openComparisonsQuery());
  const refresh = () => void refetch();
  useChannel('private-list.reconciliations', { 'list.changed': refresh, missed: refresh });
  if (open === 0) return null;
  return (
    <span className="entry-count">
      <span aria-hidden="true">{open}</span>
      <span className="sr">{t('waiting', { count: open })}</span>
    </span>
  );
}
