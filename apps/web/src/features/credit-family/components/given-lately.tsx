import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { grantsQuery, paymentsQuery } from '../api/money.ts';

const LATELY = 3;

/** The last credits and refunds of the family, so that nothing is given twice. */
export function GivenLately({ userId }: { userId: number }) {
  const t = useTranslations('credit.give');
  const locale = useLocale();
  const grants = useQuery(grantsQuery(userId, 1));
  const payments = useQuery(paymentsQuery(userId, 1));
  const given = (grants.data?.data ?? [])
    .filter(({ status }) => status !== 'refused')
    .map(({ id, amount, created_at: at, reason }) => ({
      key: `grant ${id}`,
      at,
      text: t('gave', { amount: formatUsd(amount), reason }),
    }));
  const refunded = (payments.data?.data ?? []).flatMap(({ id, refunds }) =>
    refunds.map(({ amount, created_at: at }) => ({
      key: `refund ${id} ${at}`,
      at,
      text: t('refunded', { amount: formatUsd(amount) }),
    })),
  );
  const lately = [...given, ...refunded]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, LATELY);
  const mayRefund =
    payments.data?.may_refund && payments.data.data.some(({ refundable }) => refundable > 0);
  if (lately.length === 0 && !mayRefund) return null;
  return (
    <section className="given-lately" aria-label={t('lately')}>
      {lately.length > 0 && (
        <>
          <h3>{t('lately')}</h3>
          <ul>
            {lately.map(({ key, at, text }) => (
              <li key={key}>
                {text} <span className="mid">{formatOffice(at, locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayRefund && <p className="mid">{t('refundInstead')}</p>}
    </section>
  );
}
