import { Button } from '@yay/ui/button';
import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon } from '@yay/ui/icons';
import { useEffect, useState } from 'react';

const TRY_AGAIN_AFTER = 10;

export interface LoadFailedProps {
  title: string;
  text: string;
  retry: string;
  retrySoon: (seconds: number) => string;
  onRetry: () => void;
}

/** Says it, and tries by itself: no parent should have to sit and press. */
export function LoadFailed({ title, text, retry, retrySoon, onRetry }: LoadFailedProps) {
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
          {retry}
        </Button>
      }
      note={<span aria-hidden="true">{retrySoon(seconds)}</span>}
    >
      {text}
    </ErrorState>
  );
}
