import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { idOf } from '../../../lib/id-of.ts';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { modalQuery } from '../api/modal-query.ts';
import { createModal } from '../api/save-modal.ts';
import {
  changedFields,
  copyOf,
  inputOf,
  type ModalValues,
  NEW_MODAL,
} from '../model/modal-values.ts';
import { ModalFields } from './modal-fields.tsx';
import { ModalPreview } from './modal-preview.tsx';
import './modals.css';

/** A new message, or one that begins as the copy of another. */
export function ModalCreate() {
  const search: { from?: string } = useSearch({ strict: false });
  const from = idOf(search.from);
  return from === null ? <Create begin={NEW_MODAL} /> : <CreateCopy id={from} />;
}

function CreateCopy({ id }: { id: number }) {
  const t = useTranslations('message-modals-admin.one');
  const { data, isError } = useQuery(modalQuery(id));
  // One that is gone has nothing to copy.
  if (isError) return <Create begin={NEW_MODAL} />;
  if (data) return <Create begin={copyOf(data)} />;
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="100%" height="60rem" />
    </SkeletonGroup>
  );
}

function Create({ begin }: { begin: ModalValues }) {
  const t = useTranslations('message-modals-admin');
  const navigate = useNavigate();
  const { fields, ...create } = useRecordCreate({
    begin,
    inputOf,
    changedFields,
    create: async (input) => {
      const { id } = await createModal(input);
      await navigate({
        to: PAGES.modal.path,
        params: { modal: String(id) },
        search: { alert: 'modalCreated' },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <RecordCreate
      texts={(key) => t(`create.${key}`)}
      list={t('list.title')}
      to={PAGES.adminModals.path}
      create={create}
    >
      <ModalFields fields={fields} />
      <ModalPreview values={fields.values} id={0} rivals={[]} />
    </RecordCreate>
  );
}
