import { Button } from '@yay/ui/button';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';

/** Asks whether unsaved choices are saved, kept or left, before they go out of sight. */
export default function LeaveDialog(props: {
  /** The number of changes that a save would send, without blocked ones. */
  savable: number;
  unsaved: number;
  /** Resolves to whether everything is saved. */
  onSave: () => Promise<boolean>;
  onLeave: () => void;
  onStay: () => void;
}) {
  const { onSave, onLeave, onStay } = props;
  const t = useTranslations('calendar-choosing.leave');
  const [saving, setSaving] = useState(false);
  // The numbers at the moment of asking: after the save both are 0.
  const [{ savable, unsaved }] = useState({ savable: props.savable, unsaved: props.unsaved });

  async function saveAndLeave() {
    setSaving(true);
    const isSaved = await onSave();
    setSaving(false);
    // Each day that could not be saved shows its reason.
    if (isSaved) onLeave();
    else onStay();
  }

  const leave = (
    <Button kind="line" disabled={saving} onClick={onLeave}>
      {t('leave')}
    </Button>
  );
  const stay = (
    <Button kind="quiet" disabled={saving} onClick={onStay}>
      {t('stay')}
    </Button>
  );
  const canSave = savable > 0;
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={canSave ? t('save', { count: savable }) : t('stay')}
      closeLabel={t('close')}
      loading={saving}
      loadingLabel={t('saving')}
      others={
        <>
          {canSave && stay}
          {leave}
        </>
      }
      onConfirm={() => (canSave ? void saveAndLeave() : onStay())}
      onClose={onStay}
    >
      <p>{t('text', { count: unsaved })}</p>
    </ConfirmDialog>
  );
}
