import { useQueryClient } from '@tanstack/react-query';
import type { AccessHolder } from '@yay/contract/access/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { accessQuery, type PortalKind } from '../api/access-query.ts';
import { revokeAccess, sendWelcome } from '../api/change-access.ts';
import { type HolderAct, nameOf } from './access-table.tsx';

/** Asks before a letter goes out, and before somebody loses her way in. */
export default function HolderDialog(props: {
  kind: PortalKind;
  id: string;
  act: HolderAct;
  holder: AccessHolder;
  place: string;
  onClose: () => void;
}) {
  const { kind, id, act, holder, place, onClose } = props;
  const t = useTranslations('access');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const name = nameOf(holder);

  async function carryOut() {
    setBusy(true);
    try {
      if (act === 'welcome') {
        await sendWelcome(kind, holder.id);
        showAlert('welcomeEmailSent');
      } else {
        const { queryKey } = accessQuery(kind, id);
        queries.setQueryData(queryKey, await revokeAccess(kind, id, holder.id));
        showAlert('userUpdated');
      }
    } catch (error) {
      showAlert(errorText(error));
      void queries.invalidateQueries(accessQuery(kind, id));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void carryOut()}
      title={act === 'welcome' ? t('welcomeTitle') : t('revokeTitle', { name })}
      confirmLabel={act === 'welcome' ? t('send') : t('revoke')}
      closeLabel={t('cancel')}
      loading={busy}
      loadingLabel={t('saving')}
      danger={act === 'revoke'}
    >
      <p>{act === 'welcome' ? t('welcomeText', { name }) : t('revokeText', { name, place })}</p>
    </ConfirmDialog>
  );
}
