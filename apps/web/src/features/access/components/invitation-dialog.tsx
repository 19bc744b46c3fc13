import { useQueryClient } from '@tanstack/react-query';
import type { AccessInvitation } from '@yay/contract/access/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { accessQuery, type PortalKind } from '../api/access-query.ts';
import { sendInvitationAgain, takeInvitationBack } from '../api/change-access.ts';
import type { InvitationAct } from './invitations-table.tsx';

/** Asks before an invitation is mailed again or taken back. */
export default function InvitationDialog(props: {
  kind: PortalKind;
  id: string;
  act: InvitationAct;
  invitation: AccessInvitation;
  onClose: () => void;
}) {
  const { kind, id, act, invitation, onClose } = props;
  const t = useTranslations('access');
  const waiting = useTranslations('access.waiting');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function carryOut() {
    setBusy(true);
    const { queryKey } = accessQuery(kind, id);
    try {
      if (act === 'again') {
        queries.setQueryData(queryKey, await sendInvitationAgain(kind, id, invitation.id));
        showAlert('emailSent');
      } else queries.setQueryData(queryKey, await takeInvitationBack(kind, id, invitation.id));
    } catch (error) {
      showAlert(errorText(error));
      void queries.invalidateQueries({ queryKey });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void carryOut()}
      title={waiting(`${act}Title`)}
      confirmLabel={waiting(act)}
      closeLabel={t('cancel')}
      loading={busy}
      loadingLabel={t('saving')}
      danger={act === 'takeBack'}
    >
      <p>{waiting(`${act}Text`, { email: invitation.email })}</p>
    </ConfirmDialog>
  );
}
