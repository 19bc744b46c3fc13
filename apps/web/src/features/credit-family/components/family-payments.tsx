import { useQuery } from '@tanstack/react-query';
import type { FamilyPayment, MoneyLimits } from '@yay/contract/credit/calls';
import { cardName } from '@yay/domain/money';
import { EmptyState } from '@yay/ui/empty-state';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { useFailureText } from '../../../parts/failure-text.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { paymentsQuery } from '../api/money.ts';
import { Part } from './part.tsx';

const Refund = lazy(() => import('./refund.tsx'));

const LOOKS: Record<FamilyPayment['status'], string> = {
  new: 'info',
  pending: 'info',
  requires_action: 'warn',
  succeeded: 'ok',
  failed: 'bad',
  cancelled: 'quiet',
};

/** Every charge of a card, what became of it, and what went back. */
export function FamilyPayments({
  userId,
  onSaid,
}: {
  userId: number;
  onSaid: (text: string) => void;
}) {
  const t = useTranslations('credit.payments');
  const [page, setPage] = useState(1);
  const query = useQuery(paymentsQuery(userId, page));
  const [asked, setAsked] = useState<{ payment: FamilyPayment; limits: MoneyLimits } | null>(null);
  const columns = usePaymentColumns();
  const refund = (limits: MoneyLimits, mayRefund: boolean): RecordColumn<FamilyPayment> => ({
    id: 'acts',
    title: t('acts'),
    titleHidden: true,
    look: 'acts',
    cell: (payment) =>
      mayRefund &&
      payment.rest > 0 && (
        <button
          type="button"
          className="staff-btn small"
          aria-label={t('refundOf', { amount: formatUsd(payment.amount) })}
          onClick={() => setAsked({ payment, limits })}
        >
          {t('refund')}
        </button>
      ),
  });
  return (
    <section aria-labelledby="user-payments">
      <h2 id="user-payments">{t('title')}</h2>
      <Part query={query}>
        {({ data, limits, may_refund: mayRefund, current_page: at, last_page: last }) => (
          <RecordTable
            caption={t('title')}
            columns={[...columns, refund(limits, mayRefund)]}
            rows={data}
            keyOf={({ id }) => id}
            empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
            pager={{ page: at, last, onPage: setPage }}
          />
        )}
      </Part>
      {asked && (
        <Suspense>
          <Refund userId={userId} {...asked} onSaid={onSaid} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  );
}

function usePaymentColumns(): RecordColumn<FamilyPayment>[] {
  const t = useTranslations('credit.payments');
  const locale = useLocale();
  return [
    {
      id: 'when',
      title: t('when'),
      cell: ({ created_at }) => formatOffice(created_at, locale),
    },
    { id: 'what', title: t('what'), cell: ({ purpose }) => t(`purposes.${purpose}`) },
    {
      id: 'card',
      title: t('card'),
      look: 'mid',
      cell: ({ card }) => card && `${cardName(card.brand)} ${card.last4}`,
    },
    {
      id: 'amount',
      title: t('amount'),
      align: 'num',
      labeled: true,
      cell: ({ amount }) => formatUsd(amount),
    },
    {
      id: 'state',
      title: t('state'),
      align: 'apart',
      look: 'wrap',
      cell: (payment) => <PaymentState payment={payment} />,
    },
  ];
}

/** The state of a charge, why it failed, and what went back. */
function PaymentState({ payment }: { payment: FamilyPayment }) {
  const t = useTranslations('credit.payments');
  const failureText = useFailureText();
  const { status, failure_code: failure, refunds } = payment;
  return (
    <>
      <span className={`st ${LOOKS[status]}`}>{t(`states.${status}`)}</span>
      {failure && status !== 'succeeded' && <span className="parts">{failureText(failure)}</span>}
      {refunds.map((refund) => (
        <span className="parts" key={`${refund.created_at}${refund.status}${refund.amount}`}>
          <b>{t(`refunds.${refund.status}`, { amount: formatUsd(refund.amount) })}</b>{' '}
          {t('by', { name: refund.asked_by.full_name, reason: refund.reason })}
        </span>
      ))}
    </>
  );
}
