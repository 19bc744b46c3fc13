import { useQuery } from '@tanstack/react-query';
import type { ItemConflict, ItemRecord } from '@yay/contract/items/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordEdit, useRecordEdit } from '../../../lib/record-form/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { itemKey, itemQuery, usageQuery } from '../api/item-query.ts';
import { updateItem } from '../api/save-item.ts';
import { inputOf, valuesOf } from '../model/item-values.ts';
import { AtRiskDialog } from './at-risk-dialog.tsx';
import { CombinationsSection } from './combinations-section.tsx';
import { DaysSection } from './days-section.tsx';
import { ItemActivity } from './item-activity.tsx';
import { ItemActs } from './item-acts.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemUsage } from './item-usage.tsx';
import { UnsafeOrders } from './unsafe-orders.tsx';
import { useAtRisk } from './use-at-risk.ts';
import { useChangeTexts } from './use-change-texts.ts';

export function ItemEdit({ item }: { item: ItemRecord }) {
  const t = useTranslations('items.one');
  const texts = useChangeTexts();
  const [uploading, setUploading] = useState(false);
  const archived = item.archived_at !== null;
  const risk = useAtRisk();
  const { data: usage } = useQuery(usageQuery(item.id));
  const edit = useRecordEdit(item, {
    queryKey: itemQuery(item.id).queryKey,
    keyOfAll: itemKey(item.id),
    valuesOf,
    inputOf,
    update: (version, input) =>
      risk.save((confirmed) => updateItem(item.id, { version, input, confirmed })),
    refused: risk.asked,
    conflictOf: (body) => (body as ItemConflict | undefined)?.item,
    saved: 'itemUpdated',
    failed: 'itemFailed',
    locked: archived,
  });
  return (
    <RecordEdit
      // While its picture uploads, the item waits.
      edit={{
        ...edit,
        busy: edit.busy || uploading,
        save: async () => {
          if (!uploading) await edit.save();
        },
      }}
      version={item.version}
      labelOf={texts.nameOf}
      textOf={texts.valueOf}
      head={<ItemHead item={item} />}
      notes={
        <>
          <AtRiskDialog risk={risk} busy={edit.busy} onConfirm={() => risk.confirm(edit.save)} />
          <UnsafeOrders id={item.id} runId={risk.runId} />
          {archived && <p className="callout">{t('archivedNote')}</p>}
          {!archived && item.vendor.is_suspended && (
            <p className="callout late">{t('suspended')}</p>
          )}
        </>
      }
      side={
        <>
          <ItemActs item={item} />
          <ItemUsage id={item.id} />
          <Activity id={item.id} />
        </>
      }
      below={
        <>
          <CombinationsSection item={item} unsaved={edit.changed.length > 0} />
          <DaysSection item={item} />
        </>
      }
    >
      <ItemFields fields={edit.fields} choices={usage?.choices ?? []} onBusy={setUploading} />
    </RecordEdit>
  );
}

/** Shows the latest changes to those who may read the logs. */
function Activity({ id }: { id: number }) {
  const me = useMe();
  return may(me, 'internal_dashboard:logs') ? <ItemActivity id={id} /> : null;
}
