import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../lib/alerts/index.ts';
import { useErrorText } from '../../lib/error-text.ts';
import type { Asked, PersonAct } from './asked.ts';

const DONE = {
  welcome: 'welcomeEmailSent',
  remove: 'userUpdated',
  again: 'emailSent',
  takeBack: null,
} as const satisfies Record<PersonAct, string | null>;

/** Asks before a letter goes out, and before somebody loses a way in. */
export default function ActDialog(props: {
  asked: Asked;
  place: string;
  carryOut: (asked: Asked) => Promise<unknown>;
  /** Reads the people anew: what was refused may be about someone who is gone. */
  onRefused: () => unknown;
  onClose: () => void;
}) {
  const { asked, place, carryOut, onRefused, onClose } = props;
  const { act, name, email } = asked;
  const t = useTranslations('access-people');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await carryOut(asked);
      const done = DONE[act];
      if (done) showAlert(done);
    } catch (error) {
      showAlert(errorText(error));
      onRefused();
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t(`${act}Title`, { name })}
      confirmLabel={act === 'welcome' ? t('send') : t(act)}
      closeLabel={t('cancel')}
      loading={busy}
      loadingLabel={t('saving')}
      danger={act === 'remove' || act === 'takeBack'}
    >
      <p>{t(`${act}Text`, { name, email, place })}</p>
    </ConfirmDialog>
  );
}
