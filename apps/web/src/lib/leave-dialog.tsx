import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl/react';

/** Asks whether unsaved changes may be lost. */
export default function LeaveDialog(props: {
  unsaved: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  const { unsaved, onLeave, onStay } = props;
  const t = useTranslations('admin.record.leave');
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
