import { useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { modalKey, modalQuery } from '../api/modal-query.ts';
import { ModalEdit } from './modal-edit.tsx';
import '../../../lib/staff/record.css';
import './modals.css';

/** One message that opens over pages. */
export function ModalPage() {
  const t = useTranslations('message-modals-admin');
  const { modal: segment = '' }: { modal?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={modalQuery(id)}
      keyOfAll={modalKey(id)}
      channel={`private-record.modal.${id}`}
      texts={(key) => t(`one.${key}`)}
      id={id}
      list={{ title: t('list.title'), to: PAGES.adminModals.path }}
    >
      {(modal) => <ModalEdit modal={modal} />}
    </RecordLoader>
  );
}
