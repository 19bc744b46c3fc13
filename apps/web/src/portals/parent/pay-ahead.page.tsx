import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl';
import { AccountSkeleton, LoadFailed } from '../../features/account/index.ts';
import {
  balanceQuery,
  Cards,
  FundsTiles,
  PayAhead,
  yayBucksQuery,
} from '../../features/billing/index.ts';
import { useMe } from '../../lib/session.ts';
import { cardsQuery } from '../../parts/cards/index.ts';
import '../../parts/account-page.css';
import './account.css';
import './billing.css';

/** /pay-ahead-and-save: more lunch for the same money, while the offer stands. */
export default function PayAheadPage() {
  const me = useMe();
  return me ? <Ahead userId={me.id} isActing={me.impersonator !== null} /> : null;
}

function Ahead({ userId, isActing }: { userId: number; isActing: boolean }) {
  const t = useTranslations('billing');
  const offer = useQuery(yayBucksQuery);
  const cards = useQuery(cardsQuery(userId));
  const { data: balance } = useQuery(balanceQuery(userId));

  return (
    <div className="acc account billing">
      <div className="acc-top">
        <h1>{t('ahead.title')}</h1>
      </div>
      <p className="ahead-intro">{t('ahead.intro')}</p>
      {!offer.data && offer.isError && (
        <LoadFailed
          title={t('failedTitle')}
          text={t('failed')}
          onRetry={() => void offer.refetch()}
        />
      )}
      {(offer.data?.open ? cards.isPending : offer.isPending) && <AccountSkeleton />}
      {offer.data && !offer.data.open && (
        <EmptyState
          title={t('ahead.closedTitle')}
          action={
            <Link to={PARENT_PAGES.lunchCalendar.path} className={buttonClass()}>
              {t('ahead.toCalendar')}
            </Link>
          }
        >
          {t('ahead.closed')}
        </EmptyState>
      )}
      {offer.data?.open && !cards.isPending && (
        <div className="billing-parts">
          {cards.data && (
            <PayAhead userId={userId} offer={offer.data} cards={cards.data} mayPay={!isActing} />
          )}
          {cards.data && <Cards userId={userId} cards={cards.data} mayChange={!isActing} />}
          {balance && <FundsTiles balance={balance} />}
        </div>
      )}
    </div>
  );
}
