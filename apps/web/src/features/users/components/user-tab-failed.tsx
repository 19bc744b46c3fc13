import { useTranslations } from 'use-intl';
import { StaffFailed } from '../../../lib/staff-failed.tsx';

/** What stands where a person or one of the tabs can't. */
export function TabFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('users.one.failed');
  return <StaffFailed error={error} title={t('title')} retry={t('retry')} onRetry={onRetry} />;
}
