import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AccountNav, AccountSkeleton, LoadFailed } from '../../features/account/index.ts';
import { balanceQuery, FundsTiles } from '../../features/billing/index.ts';
import { useMe } from '../../lib/session.ts';
import '@yay/ui/patterns/account.css';
import './account.css';
import './billing.css';

/** A family's money. */
export default function BillingPage() {
  const t = useTranslations('billing');
  const me = useMe();
  const { data, isError, refetch } = useQuery({
    ...balanceQuery(me?.id ?? 0),
    enabled: me !== null && me !== undefined,
  });
  return (
    <div className="acc account">
      <div className="acc-top">
        <h1>{t('title')}</h1>
      </div>
      <AccountNav />
      {!data && isError && (
        <LoadFailed title={t('failedTitle')} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <AccountSkeleton />}
      {data && <FundsTiles balance={data} />}
    </div>
  );
}
