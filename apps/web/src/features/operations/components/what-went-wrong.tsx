import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { type RetryPath, useRetry } from '../api/use-retry.ts';

/** Shows the reason why a job or a mail did not get through, and the way to try it once more. */
export function WhatWentWrong(props: {
  place: 'jobs' | 'mail';
  entry: { readonly state: string; readonly error: string | null };
  retryAt: RetryPath;
}) {
  const t = useTranslations('operations');
  const retry = useRetry();
  const { state, error } = props.entry;
  const started = () => showAlert('processStarted');
  return (
    <>
      {error && <span className="ops-error">{error}</span>}
      {state === 'failed' && (
        <button
          type="button"
          className="staff-btn small"
          onClick={() => retry.mutate(props.retryAt, { onSuccess: started })}
        >
          {t(`${props.place}.again`)}
        </button>
      )}
    </>
  );
}
