import { Button } from '@yay/ui/button';
import { useEffect, useState } from 'react';
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
  useEffect(() => {
    if (failed) return;
    let here = true;
    leave().then(
      () => here && onLeft(),
      () => {
        if (!here) return;
        setFailed(true);
        onFailed();
      },
    );
    return () => {
      here = false;
    };
    // Once for each try, whatever the page around it does.
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
