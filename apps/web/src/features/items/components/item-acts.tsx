import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ItemInUse, ItemRecord } from '@yay/contract/items/calls';
import { PAGES } from '@yay/contract/pages';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { ArchiveBoxIcon, ArrowUturnLeftIcon, DocumentDuplicateIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { itemKey, itemQuery, usageQuery } from '../api/item-query.ts';
import { actOnItem, type ItemAct } from '../api/save-item.ts';
import { useRangeText } from './use-range-text.ts';

type Ahead = NonNullable<ItemInUse['ahead']>;
const LOOKS = {
  archive: <ArchiveBoxIcon small />,
  restore: <ArrowUturnLeftIcon small />,
  copy: <DocumentDuplicateIcon small />,
};

/** Out of the offer, or into it again; or the same once more. */
export function ItemActs({ item }: { item: ItemRecord }) {
  const t = useTranslations('items.one');
  const client = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const rangeText = useRangeText();
  const [asking, setAsking] = useState<ItemAct | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Ahead | null>(null);
  const { data: usage } = useQuery(usageQuery(item.id));
  const { id } = item;
  const name = item.names.primary;
  const acts: ItemAct[] = [item.archived_at === null ? 'archive' : 'restore', 'copy'];

  async function carryOut(act: ItemAct) {
    if (busy) return;
    setBusy(true);
    try {
      const now = await actOnItem(act, id);
      if (act === 'copy') {
        await navigate({
          to: PAGES.adminItem.path,
          params: { item: String(now.id) },
          search: { alert: 'itemCreated' },
        });
      } else {
        client.setQueryData(itemQuery(id).queryKey, now);
        showAlert('itemUpdated');
      }
    } catch (error) {
      const ahead = isHttpError(error) ? (error.body as ItemInUse | undefined)?.ahead : undefined;
      if (ahead) {
        setAsking(null);
        setRefused(ahead);
      } else showAlert(errorText(error));
    }
    await client.invalidateQueries({ queryKey: itemKey(id) });
    setBusy(false);
    setAsking(null);
  }

  return (
    <section aria-labelledby="item-acts">
      <h2 id="item-acts">{t('actions')}</h2>
      <ul className="act-list">
        {acts.map((act) => (
          <li key={act}>
            <button
              type="button"
              className={act === 'archive' ? 'danger' : undefined}
              onClick={() => setAsking(act)}
            >
              {LOOKS[act]}
              {t(act)}
            </button>
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          open
          danger={asking === 'archive'}
          title={t(`${asking}Title`, { name })}
          confirmLabel={t(asking)}
          closeLabel={t('close')}
          note={t('logged')}
          loading={busy}
          loadingLabel={t('working')}
          onConfirm={() => void carryOut(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{t(`${asking}Text`, { menus: usage?.menus.length ?? 0 })}</p>
        </ConfirmDialog>
      )}
      {refused && (
        <ConfirmDialog
          open
          title={t('refusedTitle', { name })}
          confirmLabel={t('understood')}
          closeLabel={t('close')}
          onConfirm={() => setRefused(null)}
          onClose={() => setRefused(null)}
        >
          <p>
            {t('refusedText', {
              orders: refused.orders,
              range: rangeText(refused.first_on, refused.last_on),
            })}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
