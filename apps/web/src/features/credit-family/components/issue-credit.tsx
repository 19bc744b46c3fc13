import type { MoneyLimits } from '@yay/contract/credit/calls';
import type { User, UserSelection } from '@yay/contract/users/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dismissAlert, showAlert } from '../../../lib/alerts/index.ts';
import { formatUsd } from '../../../lib/format.ts';
import { issueCredit, moneyMoved } from '../api/money.ts';
import { GivenLately } from './given-lately.tsx';
import { LunchPicker } from './lunch-picker.tsx';
import { SumDialog } from './sum-dialog.tsx';

const QUICK = [500, 1_000] as const;

/** A family's credit: for one of its recent lunches, whose price and name fill the fields, or any sum. */
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
  const [lunch, setLunch] = useState<UserSelection | null>(null);
  return (
    <SumDialog
      title={t('title', { name: user.full_name })}
      text={t('text', { name: user.first })}
      send={t('send')}
      hint={t('most', {
        most: formatUsd(limits.credit_max),
        limit: formatUsd(limits.second_person_over),
      })}
      quick={[...new Set([...QUICK, ...(lunch ? [lunch.total_cents] : [])])]}
      onSend={async (sum, key) => {
        const { data } = await issueCredit(user.id, sum, key);
        if (data.status === 'waiting') {
          // The alert of an earlier credit would contradict this answer.
          dismissAlert('creditApplied');
          onSaid(t('waiting', { amount: formatUsd(data.amount) }));
        } else showAlert('creditApplied');
        await moneyMoved(user.id);
      }}
      onFailure={() => showAlert('creditFailedToApply')}
      onClose={onClose}
    >
      {(fill) => (
        <>
          <LunchPicker
            user={user}
            chosen={lunch}
            onChoose={(chosen, reason) => {
              setLunch(chosen);
              fill({ amount: chosen.total_cents, reason });
            }}
          />
          <GivenLately userId={user.id} />
        </>
      )}
    </SumDialog>
  );
}
