import type { FamilyPayment, MoneyLimits } from '@yay/contract/credit/calls';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { moneyMoved, refundPayment } from '../api/money.ts';
import { SumDialog } from './sum-dialog.tsx';

export default function Refund({
  userId,
  payment,
  limits,
  onSaid,
  onClose,
}: {
  userId: number;
  payment: FamilyPayment;
  limits: MoneyLimits;
  onSaid: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('credit.refund');
  const errorText = useErrorText();
  const { amount, rest, refundable } = payment;
  return (
    <SumDialog
      title={t('title')}
      text={t('text', {
        amount: formatUsd(amount),
        rest: formatUsd(rest),
        own: formatUsd(refundable),
      })}
      send={t('send')}
      hint={t('waits', { limit: formatUsd(limits.second_person_over) })}
      initial={refundable > 0 ? (refundable / 100).toFixed(2) : ''}
      onSend={async (sum, key) => {
        const { status } = await refundPayment(userId, payment.id, sum, key);
        onSaid(t(status === 'waiting' ? 'waiting' : 'sent'));
        await moneyMoved(userId);
      }}
      onFailure={(error) => showAlert(errorText(error))}
      onClose={onClose}
    />
  );
}
