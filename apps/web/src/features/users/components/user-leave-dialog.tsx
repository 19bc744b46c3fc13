import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl';

export default function UserLeaveDialog({
  unsaved,
  onLeave,
  onStay,
}: {
  unsaved: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  const t = useTranslations('users.one.leave');
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
