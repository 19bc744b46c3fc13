import { Button } from '@yay/ui/button';
import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon } from '@yay/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

const TRY_AGAIN_AFTER = 10;

/** Says it, and tries by itself: nobody should have to sit and press. */
export function LoadFailed(props: { title: string; text: string; onRetry: () => void }) {
  const { title, text, onRetry } = props;
  const t = useTranslations('profile.account');
  const [seconds, setSeconds] = useState(TRY_AGAIN_AFTER);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (seconds > 1) {
        setSeconds(seconds - 1);
        return;
      }
      setSeconds(TRY_AGAIN_AFTER);
      onRetry();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [seconds, onRetry]);

  return (
    <ErrorState
      title={title}
      action={
        <Button kind="line" icon={<ArrowPathIcon />} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
      note={<span aria-hidden="true">{t('retrySoon', { seconds })}</span>}
    >
      {text}
    </ErrorState>
  );
}
