import type { Balance } from '@yay/contract/billing/calls';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';

/** Shows a family's debt and funds side by side. */
export function FundsTiles({ balance }: { balance: Balance }) {
  const t = useTranslations('billing.funds');
  return (
    <dl className="funds">
      <div className="fund" data-owed={balance.owed > 0 || undefined}>
        <dt>{t('owed')}</dt>
        <dd>{formatUsd(balance.owed)}</dd>
      </div>
      <div className="fund">
        <dt>{t('credit')}</dt>
        <dd>{formatUsd(balance.credit)}</dd>
      </div>
      <div className="fund">
        <dt>{t('yayBucks')}</dt>
        <dd>{formatUsd(balance.yay_bucks)}</dd>
      </div>
    </dl>
  );
}
