import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { HistoryWhen } from '@yay/contract/account';
import { PAGES } from '@yay/contract/pages';
import { buttonClass } from '@yay/ui/button';
import { Segmented } from '@yay/ui/segmented';
import { useTranslations } from 'use-intl';
import { AccountNav, OrderDownload, OrderHistory } from '../../features/account/index.ts';
import '@yay/ui/patterns/account.css';
import './account.css';

/** What the family has ordered. The address holds which side and which page. */
export default function OrdersPage() {
  const t = useTranslations('profile.orders');
  const navigate = useNavigate();
  const search: { when?: unknown; page?: unknown } = useSearch({ strict: false });
  const when: HistoryWhen = search.when === 'past' ? 'past' : 'upcoming';
  const page = pageOf(search.page);

  function show(next: HistoryWhen, to: number) {
    void navigate({
      to: PAGES.orders.path,
      search: { ...(next === 'past' && { when: next }), ...(to > 1 && { page: to }) },
    });
  }

  return (
    <div className="acc account">
      <div className="acc-top">
        <h1>{t('title')}</h1>
      </div>
      <AccountNav />
      <div className="order-tools">
        <Segmented
          label={t('when')}
          options={[
            { value: 'upcoming', label: t('upcoming') },
            { value: 'past', label: t('past') },
          ]}
          value={when}
          onChange={(next) => show(next, 1)}
        />
        <OrderDownload />
      </div>
      <OrderHistory
        when={when}
        page={page}
        onPage={(to) => show(when, to)}
        calendar={
          <Link to={PAGES.lunchCalendar.path} className={buttonClass()}>
            {t('openCalendar')}
          </Link>
        }
      />
    </div>
  );
}

const LAST = 1_000_000;

function pageOf(given: unknown): number {
  const page = Number(given);
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1;
}
