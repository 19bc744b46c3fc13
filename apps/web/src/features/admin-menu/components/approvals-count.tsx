import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { approvalsCountQuery } from '../api/approvals-count-query.ts';
import './approvals-count.css';

/** Shows the number of requests that wait; nothing while none does. */
export function ApprovalsCount() {
  const t = useTranslations('admin.frame');
  const format = useFormatter();
  const { data: count = 0 } = useQuery(approvalsCountQuery);
  if (count === 0) return null;
  return (
    <span className="entry-count">
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr">{t('waiting', { count })}</span>
    </span>
  );
}
