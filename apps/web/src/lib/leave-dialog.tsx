import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useTranslations } from 'use-intl/react';

/** Asks whether what is not saved may be lost. */
export default function LeaveDialog(props: {
  words: 'calendar-choosing.leave' | 'admin.record.leave';
  unsaved: number;
  onLeave: () => void;
  onStay: () => void;
}) {
  const { words, unsaved, onLeave, onStay } = props;
  const t = useTranslations();
  return (
    <ConfirmDialog
      open
      title={t(`${words}.title`)}
      confirmLabel={t(`${words}.leave`)}
      closeLabel={t(`${words}.stay`)}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{t(`${words}.text`, { count: unsaved })}</p>
    </ConfirmDialog>
  );
}
