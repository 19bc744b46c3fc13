import type { MoneyLimits } from '@yay/contract/credit/calls';
import type { User } from '@yay/contract/users/calls';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { formatUsd } from '../../../lib/format.ts';
import { issueCredit, moneyMoved } from '../api/money.ts';
import { SumDialog } from './sum-dialog.tsx';

export default function IssueCredit({
  user,
  limits,
  onSaid,
  onClose,
}: {
  user: User;
  limits: MoneyLimits;
  onSaid: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('credit.give');
  return (
    <SumDialog
      title={t('title', { name: user.full_name })}
      text={t('text', { name: user.first })}
      send={t('send')}
      hint={t('most', {
        most: formatUsd(limits.credit_max),
        limit: formatUsd(limits.second_person_over),
      })}
      onSend={async (sum, key) => {
        const { data } = await issueCredit(user.id, sum, key);
        if (data.status === 'waiting') onSaid(t('waiting', { amount: formatUsd(data.amount) }));
        else showAlert('creditApplied');
        await moneyMoved(user.id);
      }}
      onFailure={() => showAlert('creditFailedToApply')}
      onClose={onClose}
    />
  );
}
