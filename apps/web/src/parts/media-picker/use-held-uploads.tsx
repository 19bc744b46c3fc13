import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';

interface HeldUploads {
  /** Does it at once, or asks first while uploads are under way. */
  readonly hold: (act: () => void) => void;
  readonly question: ReactNode;
}

/** Asks before uploads that are under way end, however one leaves: by a link, the browser or a button. */
export function useHeldUploads(running: number): HeldUploads {
  const t = useTranslations('media-library.stopping');
  const blocker = useLeaveGuard(running);
  const [held, setHeld] = useState<{ readonly act: () => void } | null>(null);
  const hold = (act: () => void) => (running > 0 ? setHeld({ act }) : act());
  function stay() {
    setHeld(null);
    blocker.reset?.();
  }
  function leave() {
    setHeld(null);
    if (blocker.status === 'blocked') blocker.proceed();
    else held?.act();
  }
  const question = (held !== null || blocker.status === 'blocked') && (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('leave')}
      closeLabel={t('stay')}
      onConfirm={leave}
      onClose={stay}
    >
      <p>{t('text', { count: running })}</p>
    </ConfirmDialog>
  );
  return { hold, question };
}
