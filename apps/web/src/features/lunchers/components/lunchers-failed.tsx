import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../lib/load-failed.tsx';

/** The lunchers could not be read. */
export function LunchersFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('lunchers');
  return (
    <LoadFailed
      title={t('failedTitle')}
      text={t('failed')}
      retry={t('retry')}
      retrySoon={(seconds) => t('retrySoon', { seconds })}
      onRetry={onRetry}
    />
  );
}
