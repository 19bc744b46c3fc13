import type { CreditGrant } from '@yay/contract/credit/calls';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatUsd } from '../../../lib/format.ts';
import { moneyMoved, takeBackCredit } from '../api/money.ts';
import { SumDialog } from './sum-dialog.tsx';

export default function TakeBack({
  userId,
  grant,
  onSaid,
  onClose,
}: {
  userId: number;
  grant: CreditGrant;
  onSaid: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('credit.takeBack');
  const errorText = useErrorText();
  return (
    <SumDialog
      title={t('title', { amount: formatUsd(grant.amount) })}
      text={t('text', { left: formatUsd(grant.left) })}
      send={t('send')}
      withAmount={false}
      onSend={async ({ reason }) => {
        await takeBackCredit(userId, grant.id, reason);
        onSaid(t('done'));
        await moneyMoved(userId);
      }}
      onFailure={(error) => showAlert(errorText(error))}
      onClose={onClose}
    />
  );
}
