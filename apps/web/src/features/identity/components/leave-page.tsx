import { Button } from '@yay/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leave } from '../model/leave.ts';

export type LeavePageProps = {
  onLeft: () => void;
  onFailed: () => void;
};

/** The address that logs out: as soon as it is opened, and again where that did not work. */
export function LeavePage({ onLeft, onFailed }: LeavePageProps) {
  const t = useTranslations('frame.leave');
  const [failed, setFailed] = useState(false);
  const tryOnce = useEffectEvent(async () => {
    try {
      await leave();
      onLeft();
    } catch {
      setFailed(true);
      onFailed();
    }
  });
  useEffect(() => {
    if (!failed) void tryOnce();
  }, [failed]);
  return (
    <div className="door-card" aria-busy={!failed}>
      <h1>{failed ? t('failedTitle') : t('title')}</h1>
      {failed && (
        <>
          <p>{t('failed')}</p>
          <Button onClick={() => setFailed(false)}>{t('retry')}</Button>
        </>
      )}
    </div>
  );
}
