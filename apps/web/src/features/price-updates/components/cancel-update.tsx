import { useQueryClient } from '@tanstack/react-query';
import type { PriceUpdate } from '@yay/contract/price-updates/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { cancelPriceUpdate, updatesQuery } from '../api/price-updates.ts';

/** Calls it off, after a question. */
export function CancelUpdate({ update }: { update: PriceUpdate }) {
  const t = useTranslations('price-updates.cancel');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    try {
      await cancelPriceUpdate(update.id);
    } catch (error) {
      showAlert(errorText(error));
    }
    setBusy(false);
    setAsking(false);
    await client.invalidateQueries({ queryKey: updatesQuery.queryKey });
  }
  return (
    <p>
      <button type="button" className="staff-btn" onClick={() => setAsking(true)}>
        {t('act')}
      </button>
      {asking && (
        <ConfirmDialog
          open
          title={t('title', { name: update.name })}
          confirmLabel={t('confirm')}
          closeLabel={t('keep')}
          loading={busy}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        >
          <p>{t('text')}</p>
        </ConfirmDialog>
      )}
    </p>
  );
}
