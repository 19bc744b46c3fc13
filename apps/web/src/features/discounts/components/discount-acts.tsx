import { useQueryClient } from '@tanstack/react-query';
import type { DiscountRecord } from '@yay/contract/discounts/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { ArchiveBoxIcon, ArrowUturnLeftIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { discountKey, discountQuery } from '../api/discount-query.ts';
import { actOnDiscount } from '../api/save-discount.ts';

/** Out of use, or into use again. */
export function DiscountActs({ discount }: { discount: DiscountRecord }) {
  const t = useTranslations('discounts.one');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = discount.state === 'archived' ? 'restore' : 'archive';
  const { id, code } = discount;

  async function carryOut() {
    if (busy) return;
    setBusy(true);
    try {
      client.setQueryData(discountQuery(id).queryKey, await actOnDiscount(act, id));
      showAlert(act === 'archive' ? 'discountArchived' : 'discountRestored');
    } catch (error) {
      showAlert(errorText(error));
    }
    await client.invalidateQueries({ queryKey: discountKey(id) });
    setBusy(false);
    setAsking(false);
  }

  return (
    <section aria-labelledby="discount-acts">
      <h2 id="discount-acts">{t('actions')}</h2>
      <ul className="act-list">
        <li>
          <button
            type="button"
            className={act === 'archive' ? 'danger' : undefined}
            onClick={() => setAsking(true)}
          >
            {act === 'archive' ? <ArchiveBoxIcon small /> : <ArrowUturnLeftIcon small />}
            {t(act)}
          </button>
        </li>
      </ul>
      <ConfirmDialog
        open={asking}
        danger={act === 'archive'}
        title={t(`${act}Title`, { code })}
        confirmLabel={t(act)}
        closeLabel={t('close')}
        note={t('logged')}
        loading={busy}
        loadingLabel={t('working')}
        onConfirm={() => void carryOut()}
        onClose={() => setAsking(false)}
      >
        <p>{act === 'archive' ? t('archiveText', { count: discount.uses }) : t('restoreText')}</p>
      </ConfirmDialog>
    </section>
  );
}
