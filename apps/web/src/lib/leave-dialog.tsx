import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl/react';

/** Asks whether unsaved changes may be lost. */
export default function LeaveDialog(props: {
  unsaved: number;
  /** Where the words of the portal stand. */
  words?: 'admin.record.leave' | 'lunchers.leave' | undefined;
  onLeave: () => void;
  onStay: () => void;
}) {
  const { unsaved, words = 'admin.record.leave', onLeave, onStay } = props;
  const t = useTranslations(words);
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('leave')}
      closeLabel={t('stay')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t('text', { count: unsaved })}</p>
    </ConfirmDialog>
  );
}
