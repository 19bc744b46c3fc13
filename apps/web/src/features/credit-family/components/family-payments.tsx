import { useQuery } from '@tanstack/react-query';
import type { FamilyPayment, MoneyLimits } from '@yay/contract/credit/calls';
import { cardName } from '@yay/domain/money';
import { EmptyState } from '@yay/ui/empty-state';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { Pager } from '../../../lib/pager.tsx';
import { useFailureText } from '../../../parts/failure-text.ts';
import { formatOffice } from '../../../parts/office-time.ts';
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
  return (
    <section aria-labelledby="user-payments">
      <h2 id="user-payments">{t('title')}</h2>
      <Part query={query}>
        {({ data, limits, may_refund: mayRefund, current_page: at, last_page: last }) =>
          data.length === 0 ? (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          ) : (
            <>
              <div className="record-table">
                <table className="grid stacked">
                  <caption className="sr">{t('title')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('when')}</th>
                      <th scope="col">{t('what')}</th>
                      <th scope="col">{t('card')}</th>
                      <th scope="col" className="num">
                        {t('amount')}
                      </th>
                      <th scope="col" className="apart">
                        {t('state')}
                      </th>
                      <th scope="col">
                        <span className="sr">{t('acts')}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {data.map((payment) => (
                      <Row
                        key={payment.id}
                        payment={payment}
                        onRefund={mayRefund ? () => setAsked({ payment, limits }) : undefined}
                      />
                    ))}
                  </tbody>
                </table>
              </div>
              <Pager page={at} last={last} onPage={setPage} />
            </>
          )
        }
      </Part>
      {asked && (
        <Suspense>
          <Refund userId={userId} {...asked} onSaid={onSaid} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Row({
  payment,
  onRefund,
}: {
  payment: FamilyPayment;
  onRefund: (() => void) | undefined;
}) {
  const t = useTranslations('credit.payments');
  const locale = useLocale();
  const failureText = useFailureText();
  const { card, status, failure_code: failure, refunds } = payment;
  const amount = formatUsd(payment.amount);
  return (
    <tr>
      <th scope="row">{formatOffice(payment.created_at, locale)}</th>
      <td>{t(`purposes.${payment.purpose}`)}</td>
      <td className="mid">{card && `${cardName(card.brand)} ${card.last4}`}</td>
      <td className="num" data-label={t('amount')}>
        {amount}
      </td>
      <td className="apart wrap">
        <span className={`st ${LOOKS[status]}`}>{t(`states.${status}`)}</span>
        {failure && status !== 'succeeded' && <span className="parts">{failureText(failure)}</span>}
        {refunds.map((refund) => (
          <span className="parts" key={`${refund.created_at}${refund.status}${refund.amount}`}>
            <b>{t(`refunds.${refund.status}`, { amount: formatUsd(refund.amount) })}</b>{' '}
            {t('by', { name: refund.asked_by.full_name, reason: refund.reason })}
          </span>
        ))}
      </td>
      <td className="acts">
        {onRefund && payment.rest > 0 && (
          <button
            type="button"
            className="staff-btn small"
            aria-label={t('refundOf', { amount })}
            onClick={onRefund}
          >
            {t('refund')}
          </button>
        )}
      </td>
    </tr>
  );
}
