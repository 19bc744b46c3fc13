import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ItemInUse, ItemRecord } from '@yay/contract/items/calls';
import { PAGES } from '@yay/contract/pages';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { DocumentDuplicateIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { ArchiveAct, RecordAct } from '../../../lib/record-act.tsx';
import { itemKey, itemQuery, usageQuery } from '../api/item-query.ts';
import { actOnItem } from '../api/save-item.ts';
import { useRangeText } from './use-range-text.ts';

type Ahead = NonNullable<ItemInUse['ahead']>;

/** Archives an item, restores it, or makes a copy of it. */
export function ItemActs({ item }: { item: ItemRecord }) {
  const t = useTranslations('items.one');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ordered, setOrdered] = useState<Ahead | null>(null);
  const { data: usage } = useQuery(usageQuery(item.id));
  const { id } = item;
  const name = item.names.primary;
  const act = item.archived_at === null ? 'archive' : 'restore';

  function sayOrdered(error: unknown) {
    const ahead = isHttpError(error) ? (error.body as ItemInUse | undefined)?.ahead : undefined;
    if (ahead) setOrdered(ahead);
    return ahead !== undefined;
  }

  return (
    <section aria-labelledby="item-acts">
      <h2 id="item-acts">{t('actions')}</h2>
      <ul className="act-list">
        <li>
          <ArchiveAct
            act={act}
            label={t(act)}
            title={t(`${act}Title`, { name })}
            text={t(`${act}Text`, { menus: usage?.menus.length ?? 0 })}
            call={async () => {
              client.setQueryData(itemQuery(id).queryKey, await actOnItem(act, id));
              showAlert('itemUpdated');
            }}
            queryKey={itemKey(id)}
            onRefused={sayOrdered}
          />
        </li>
        <li>
          <RecordAct
            icon={<DocumentDuplicateIcon small />}
            label={t('copy')}
            title={t('copyTitle', { name })}
            text={t('copyText')}
            call={async () => {
              const copy = await actOnItem('copy', id);
              await navigate({
                to: PAGES.adminItem.path,
                params: { item: String(copy.id) },
                search: { alert: 'itemCreated' },
              });
            }}
            queryKey={itemKey(id)}
          />
        </li>
      </ul>
      {ordered && <OrderedNote name={name} ahead={ordered} onClose={() => setOrdered(null)} />}
    </section>
  );
}

/** Says that an item can't be archived, since families have ordered it. */
function OrderedNote({
  name,
  ahead,
  onClose,
}: {
  name: string;
  ahead: Ahead;
  onClose: () => void;
}) {
  const t = useTranslations('items.one');
  const rangeText = useRangeText();
  const range = rangeText(ahead.first_on, ahead.last_on);
  return (
    <ConfirmDialog
      open
      title={t('refusedTitle', { name })}
      confirmLabel={t('understood')}
      onConfirm={onClose}
      onClose={onClose}
    >
      <p>{t('refusedText', { orders: ahead.orders, range })}</p>
    </ConfirmDialog>
  );
}
