import { useQueryClient } from '@tanstack/react-query';
import type { DunningCase } from '@yay/contract/dunning/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { DUNNING_KEY, retryDebt } from '../api/dunning.ts';

export function RetryDialog({
  debt,
  onSaid,
  onClose,
}: {
  debt: DunningCase;
  onSaid: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('credit.standing');
  const common = useTranslations('credit');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function carryOut() {
    if (busy) return;
    setBusy(true);
    try {
      const { started, amount } = await retryDebt(debt.family.id);
      onSaid(started ? t('started', { amount: formatUsd(amount) }) : t('nothing'));
    } catch (error) {
      showAlert(errorText(error));
    }
    await client.invalidateQueries({ queryKey: DUNNING_KEY });
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={t('retryTitle', { amount: formatUsd(debt.owed_cents) })}
      confirmLabel={t('retry')}
      closeLabel={common('cancel')}
      note={common('logged')}
      loading={busy}
      loadingLabel={common('working')}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    >
      <p>
        <b>{debt.family.full_name}</b>
      </p>
      <p>{t('retryText')}</p>
    </ConfirmDialog>
  );
}
