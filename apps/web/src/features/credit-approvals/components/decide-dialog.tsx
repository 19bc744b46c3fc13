import { useQueryClient } from '@tanstack/react-query';
import type { Approval } from '@yay/contract/credit/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { approvalsQuery, type Decision, decide } from '../api/approvals.ts';

/** Says what happens then, before it does. */
export function DecideDialog({
  approval,
  decision,
  onSaid,
  onClose,
}: {
  approval: Approval;
  decision: Decision;
  onSaid: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('credit.approvals');
  const common = useTranslations('credit');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [busy, setBusy] = useState(false);
  const { family, file, codes, promo, asked_by: asker } = approval;
  const name = family?.full_name ?? file?.name ?? codes?.name ?? promo?.code ?? '';
  const amount = promo?.code ?? formatUsd(approval.amount ?? 0);
  const isApproval = decision === 'approve';

  async function carryOut() {
    if (busy) return;
    setBusy(true);
    try {
      await decide(approval, decision);
      onSaid(t(isApproval ? 'approved' : 'refused'));
    } catch (error) {
      const codes = isHttpError(error) ? Object.values(error.errors).flat() : [];
      showAlert(codes.length > 0 ? fieldText(codes) : errorText(error));
    }
    await client.invalidateQueries({ queryKey: approvalsQuery.queryKey });
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={t(isApproval ? 'approveTitle' : 'refuseTitle', { amount })}
      confirmLabel={t(decision)}
      closeLabel={common('cancel')}
      note={common('logged')}
      danger={!isApproval}
      loading={busy}
      loadingLabel={common('working')}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    >
      <p>
        {isApproval
          ? t(`approveText.${approval.kind}`, { name, amount, asker: asker.full_name })
          : t('refuseText', { name: asker.full_name })}
      </p>
      {approval.reason && <p className="mid">{approval.reason}</p>}
    </ConfirmDialog>
  );
}
