import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import type { MenuConflict } from '@yay/contract/menus/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { TrashIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { removeItem } from '../api/save-schedule.ts';
import type { ItemChange } from './use-item-change.ts';

/** Takes an item off its menu, after a question; lunches that are ordered with it hold it there. */
export function RemoveItem({
  found: { item, menu, days_ahead: days },
  change,
  onOrdered,
  onGone,
}: {
  found: ScheduleDayItem;
  change: ItemChange;
  onOrdered: (ordered: MenuConflict['ordered']) => void;
  onGone: () => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  const [asking, setAsking] = useState(false);

  async function remove() {
    const isGone = await change.make(
      () => removeItem(menu, item.id),
      t('removed', { name: item.name }),
      (error) => {
        const meals =
          isHttpError(error) && error.code === 'ordered'
            ? (error.body as MenuConflict).ordered
            : undefined;
        onOrdered(meals);
        return meals !== undefined;
      },
    );
    setAsking(false);
    if (isGone) onGone();
  }

  return (
    <>
      <button type="button" className="danger" onClick={() => setAsking(true)}>
        <TrashIcon small />
        {t('remove')}
        <span className="note">{t('removeNote', { count: days })}</span>
      </button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('removeTitle', { name: item.name, menu: menu.name })}
        confirmLabel={t('confirm')}
        closeLabel={t('cancel')}
        note={t('logged')}
        loading={change.busy}
        loadingLabel={t('loading')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('removeText', { count: days })}</p>
      </ConfirmDialog>
    </>
  );
}
