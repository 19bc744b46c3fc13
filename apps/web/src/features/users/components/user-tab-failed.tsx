import { Button } from '@yay/ui/button';
import { ErrorState } from '@yay/ui/error-state';
import { useTranslations } from 'use-intl';

/** What stands where a tab's list can't. */
export function TabFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('users.one.failed');
  return (
    <ErrorState
      title={t('title')}
      action={
        <Button kind="line" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('text')}
    </ErrorState>
  );
}
