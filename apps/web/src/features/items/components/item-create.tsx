import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createItem } from '../api/save-item.ts';
import { inputOf, newItem } from '../model/item-values.ts';
import { ITEMS_PATH } from '../model/paths.ts';
import { ItemFields } from './item-fields.tsx';
import './items.css';

/** A new item; of a vendor's own where its page asks for it. */
export function ItemCreate({
  vendorId = null,
  to = ITEMS_PATH,
}: {
  vendorId?: number | null;
  /** The list that it belongs to. */
  to?: string;
}) {
  const t = useTranslations('items.one');
  const navigate = useNavigate();
  const [uploading, setUploading] = useState(false);
  const [begin] = useState(() => newItem(vendorId));
  const creating = useRecordCreate({
    begin,
    inputOf,
    failed: 'itemFailed',
    create: async (input) => {
      const { id } = await createItem(input);
      await navigate({
        to: PAGES.adminItem.path,
        params: { item: String(id) },
        search: { alert: 'itemCreated' },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <RecordCreate
      texts={t}
      list={t('list')}
      to={to}
      create={{
        ...creating,
        busy: creating.busy || uploading,
        save: async () => {
          if (!uploading) await creating.save();
        },
      }}
    >
      <ItemFields fields={creating.fields} onBusy={setUploading} />
    </RecordCreate>
  );
}
