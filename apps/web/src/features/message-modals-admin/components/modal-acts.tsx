import { useQueryClient } from '@tanstack/react-query';
import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { ArchiveAct } from '../../../lib/record-act.tsx';
import { modalKey, modalQuery } from '../api/modal-query.ts';
import { actOnModal } from '../api/save-modal.ts';

/** Takes a message out of use, or back in. */
export function ModalActs({ modal }: { modal: ModalRecord }) {
  const t = useTranslations('message-modals-admin.one');
  const client = useQueryClient();
  const act = modal.state === 'archived' ? 'restore' : 'archive';
  const { id } = modal;
  return (
    <section aria-labelledby="modal-acts">
      <h2 id="modal-acts">{t('actions')}</h2>
      <ul className="act-list">
        <li>
          <ArchiveAct
            act={act}
            label={t(act)}
            title={t(`${act}Title`, { headline: modal.shown.headline })}
            text={t(`${act}Text`)}
            call={async () => {
              client.setQueryData(modalQuery(id).queryKey, await actOnModal(act, id));
              showAlert('modalUpdated');
            }}
            queryKey={modalKey(id)}
          />
        </li>
      </ul>
    </section>
  );
}
