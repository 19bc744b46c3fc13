import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Me } from '@yay/contract/identity/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { useTranslations } from 'use-intl';
import { AccountNav, AccountSkeleton, LoadFailed } from '../../features/account/index.ts';
import {
  balanceQuery,
  Cards,
  FundsTiles,
  NextCharges,
  Owed,
  StatementSection,
} from '../../features/billing/index.ts';
import { readMeAgain } from '../../lib/read-me.ts';
import { useMe } from '../../lib/session.ts';
import { cardsQuery } from '../../parts/cards/index.ts';
import '../../parts/account-page.css';
import './account.css';
import './billing.css';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A family's money: what is owed and what comes, cards, funds, and every cent that moved. */
export default function BillingPage() {
  const me = useMe();
  return me ? <Billing me={me} /> : null;
}

function Billing({ me }: { me: Me }) {
  const userId = me.id;
  const mayChange = me.impersonator === null;
  const t = useTranslations('billing');
  const navigate = useNavigate();
  const search: { month?: unknown } = useSearch({ strict: false });
  const month =
    typeof search.month === 'string' && MONTH.test(search.month) ? search.month : undefined;
  const { data, isError, refetch } = useQuery(balanceQuery(userId));
  const { data: cards, isPending: awaitsCards } = useQuery(cardsQuery(userId));

  return (
    <div className="acc account billing">
      <div className="acc-top">
        <h1>{t('title')}</h1>
      </div>
      <AccountNav />
      {!data && isError && (
        <LoadFailed title={t('failedTitle')} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {(data ? awaitsCards : !isError) && <AccountSkeleton />}
      {data && !awaitsCards && (
        <div className="billing-parts">
          {data.owed > 0 && cards && (
            <Owed
              userId={userId}
              balance={data}
              cards={cards}
              mayPay={mayChange}
              onPaid={() => void readMeAgain()}
            />
          )}
          <FundsTiles balance={data} />
          <div className="billing-pair">
            <NextCharges balance={data} />
            {cards && <Cards userId={userId} cards={cards} mayChange={mayChange} />}
          </div>
          <StatementSection
            userId={userId}
            month={month}
            onMonth={(next) =>
              void navigate({
                to: PARENT_PAGES.billing.path,
                search: { month: next },
                resetScroll: false,
              })
            }
            failed={(retry) => (
              <LoadFailed title={t('statement.failedTitle')} text={t('failed')} onRetry={retry} />
            )}
          />
        </div>
      )}
    </div>
  );
}
