import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl/react';

export default function LeaveDialog({
  unsaved,
  onLeave,
  onStay,
}: {
  unsaved: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  const t = useTranslations('choosing.leave');
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('leave')}
      closeLabel={t('stay')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('text', { count: unsaved })}
    </ConfirmDialog>
  );
}
