import { useTranslations } from 'use-intl';
import { StaffFailed } from '../../../lib/staff-failed.tsx';

/** Stands in the place of a person or a tab that failed to load. */
export function TabFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('users.one.failed');
  return <StaffFailed error={error} title={t('title')} retry={t('retry')} onRetry={onRetry} />;
}
