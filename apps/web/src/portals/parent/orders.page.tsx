import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { HistoryDays, HistoryWhen } from '@yay/contract/order-history/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { isPlainDate } from '@yay/domain/calendar';
import { buttonClass } from '@yay/ui/button';
import { Segmented } from '@yay/ui/segmented';
import { useTranslations } from 'use-intl';
import {
  AccountNav,
  OrderDays,
  OrderDownload,
  OrderHistory,
} from '../../features/account/index.ts';
import '../../parts/account-page.css';
import './account.css';

type Asked = { when?: unknown; from?: unknown; to?: unknown; page?: unknown };

/** Lists the family's orders. The address holds which side, which days and which page. */
export default function OrdersPage() {
  const t = useTranslations('order-history');
  const navigate = useNavigate();
  const search: Asked = useSearch({ strict: false });
  const when: HistoryWhen = search.when === 'past' ? 'past' : 'upcoming';
  const days = daysOf(search);
  const page = pageOf(search.page);

  function show(next: HistoryWhen, of: HistoryDays, to: number) {
    void navigate({
      to: PARENT_PAGES.orders.path,
      search: { ...(next === 'past' && { when: next }), ...of, ...(to > 1 && { page: to }) },
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
          onChange={(next) => show(next, days, 1)}
        />
        <OrderDays days={days} onChange={(next) => show(when, next, 1)} />
        <OrderDownload days={days} />
      </div>
      <OrderHistory
        asked={{ when, page, ...days }}
        onPage={(to) => show(when, days, to)}
        onAllDays={() => show(when, {}, 1)}
        calendar={
          <Link to={PARENT_PAGES.lunchCalendar.path} className={buttonClass()}>
            {t('openCalendar')}
          </Link>
        }
      />
    </div>
  );
}

/** Two days in their order, or none: an address may say anything. */
function daysOf({ from, to }: Asked): HistoryDays {
  return isPlainDate(from) && isPlainDate(to) && from <= to ? { from, to } : {};
}

const LAST = 1_000_000;

function pageOf(given: unknown): number {
  const page = Number(given);
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1;
}
