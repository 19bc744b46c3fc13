import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import type { HandOut } from '../model/hand-out.ts';

/**
 * Asks before a phone leaves what waits for the network, which it keeps no longer than this page.
 * The question is there with the page: its own part would not load just when it is needed.
 */
export function WaitingGuard({ handOut }: { handOut: HandOut }) {
  const t = useTranslations('handouts.leave');
  const count = useStore(handOut.state).waiting.length;
  const { status, proceed, reset } = useLeaveGuard(count);
  const isSent = status === 'blocked' && count === 0;
  // The asked-about acts have reached the server meanwhile, or were given up.
  useEffect(() => {
    if (isSent) proceed?.();
  }, [isSent, proceed]);
  if (status !== 'blocked' || isSent) return null;
  return (
    <ConfirmDialog
      open
      danger
      title={t('title')}
      confirmLabel={t('leave')}
      closeLabel={t('stay')}
      onConfirm={() => void handOut.leaveWaiting()}
      onClose={reset}
    >
      <p>{t('text', { count })}</p>
    </ConfirmDialog>
  );
}
