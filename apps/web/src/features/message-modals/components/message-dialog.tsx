import type { MessageModal } from '@yay/contract/message-modals/calls';
import { Dialog } from '@yay/ui/dialog';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { isUpright, isWide, MessageBody } from '../../../parts/message-body/index.ts';

export interface MessageDialogProps {
  modal: MessageModal;
  onClose: () => void;
}

/** A message of the team over the page. */
export function MessageDialog({ modal, onClose }: MessageDialogProps) {
  const t = useTranslations('message-modals');
  const onUprightPhone = useUpright();
  return (
    <Dialog
      open
      onClose={onClose}
      title={modal.headline}
      closeLabel={t('close')}
      wide={isWide(modal, onUprightPhone)}
    >
      <MessageBody modal={modal} upright={onUprightPhone} onFollow={onClose} />
    </Dialog>
  );
}

const upright = () => isUpright({ width: window.innerWidth, height: window.innerHeight });
const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};
const useUpright = () => useSyncExternalStore(onResize, upright);
