import { useTranslations } from 'use-intl';
import { StaffFailed } from '../../../lib/staff-failed.tsx';

/** What stands where a person or one of the tabs can't. */
export function TabFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('users.one.failed');
  return (
    <StaffFailed title={t('title')} retry={t('retry')} onRetry={onRetry}>
      {t('text')}
    </StaffFailed>
  );
}
