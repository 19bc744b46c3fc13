import { Button } from '@yay/ui/button';
import { ErrorState } from '@yay/ui/error-state';
import { useTranslations } from 'use-intl/react';
import { isHttpError } from '../../../lib/http/index.ts';
import './week-failed.css';

interface WeekFailedProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
  onOwn: () => void;
}

/**
 * Stands in the place of a week that could not be read: names the page, the failure, and the way
 * on.
 */
export default function WeekFailed(props: WeekFailedProps) {
  const t = useTranslations('shell.title');
  return (
    <div className="boxed">
      <h1 className="week-failed-head">{t('lunch_calendar')}</h1>
      <Failure {...props} />
    </div>
  );
}

function Failure({ error, retrying, onRetry, onOwn }: WeekFailedProps) {
  const t = useTranslations('calendar.page');
  const status = isHttpError(error) ? error.status : 0;
  if (status === 404 || status === 403 || status === 422) {
    return (
      <ErrorState
        className="week-failed"
        title={t('notFoundTitle')}
        action={<Button onClick={onOwn}>{t('toOwn')}</Button>}
      >
        {t('notFoundText')}
      </ErrorState>
    );
  }
  const offline = isHttpError(error) && error.code === 'offline';
  return (
    <ErrorState
      className="week-failed"
      title={t('failedTitle')}
      action={
        <Button onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      }
    >
      {t(offline ? 'offlineText' : 'failedText')}
    </ErrorState>
  );
}
