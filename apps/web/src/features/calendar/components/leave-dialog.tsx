import { Button } from '@yay/ui/button';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';

/** What is to become of choices that are not saved, before they go out of sight. */
export default function LeaveDialog(props: {
  /** What a save would send; what is blocked is not among it. */
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
  // As they were when it was asked: once they are saved, there are none.
  const [{ savable, unsaved }] = useState({ savable: props.savable, unsaved: props.unsaved });

  async function saveAndLeave() {
    setSaving(true);
    const isSaved = await onSave();
    setSaving(false);
    // What could not be saved says so where it stands.
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
