import type { ModalConflict, ModalRecord } from '@yay/contract/message-modals/admin-calls';
import { plainTextOf } from '@yay/documents/paragraphs';
import { useTranslations } from 'use-intl';
import { RecordEdit, useRecordEdit } from '../../../lib/record-form/index.ts';
import { modalKey, modalQuery } from '../api/modal-query.ts';
import { updateModal } from '../api/save-modal.ts';
import {
  changedFields,
  inputOf,
  type ModalField,
  type ModalValues,
  valuesOf,
} from '../model/modal-values.ts';
import { ModalActs } from './modal-acts.tsx';
import { ModalFields } from './modal-fields.tsx';
import { ModalHead } from './modal-head.tsx';
import { ModalPreview } from './modal-preview.tsx';

export function ModalEdit({ modal }: { modal: ModalRecord }) {
  const t = useTranslations('message-modals-admin');
  const textOf = useValueText();
  const { id } = modal;
  const archived = modal.state === 'archived';
  const edit = useRecordEdit(modal, {
    queryKey: modalQuery(id).queryKey,
    keyOfAll: modalKey(id),
    valuesOf,
    inputOf,
    changedFields,
    update: (version, input) => updateModal(id, version, input),
    conflictOf: (body) => (body as ModalConflict | undefined)?.modal,
    saved: 'modalUpdated',
    locked: archived,
  });
  return (
    <RecordEdit
      edit={edit}
      version={modal.version}
      labelOf={(field) => t(`change.fields.${field}`)}
      textOf={textOf}
      head={<ModalHead modal={modal} />}
      notes={archived && <p className="callout">{t('one.archivedNote')}</p>}
      side={
        <>
          <ModalPreview values={edit.fields.values} id={id} rivals={modal.rivals} />
          <ModalActs modal={modal} />
        </>
      }
    >
      <ModalFields fields={edit.fields} />
    </RecordEdit>
  );
}

function useValueText(): (values: ModalValues, field: ModalField) => string {
  const t = useTranslations('message-modals-admin');
  return (values, field) => {
    switch (field) {
      case 'image_aligned':
      case 'image_landscape':
      case 'image_portrait':
        return values[field].url === '' ? t('change.nothing') : t('change.picture');
      case 'copy':
      case 'copy_es':
        return plainTextOf(values[field]) || t('change.nothing');
      case 'type':
        return t(`types.${values.type}`);
      case 'cta_type':
        return t(`form.ctaTypes.${values.cta_type}`);
      case 'alignment':
        return t(`form.alignments.${values.alignment}`);
      case 'orientation':
        return t(`form.orientations.${values.orientation}`);
      case 'audience':
        return t(`audiences.${values.audience}`);
      case 'locale':
        return t(`locales.${values.locale}`);
      case 'paths':
        return values.paths.join(', ') || t('change.nothing');
      case 'active':
        return values.active ? t('change.yes') : t('change.no');
      default:
        return values[field] || t('change.nothing');
    }
  };
}
