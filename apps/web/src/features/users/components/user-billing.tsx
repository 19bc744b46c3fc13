import { useQuery } from '@tanstack/react-query';
import type { User, UserWeek } from '@yay/contract/users/calls';
import { plainDate } from '@yay/domain/calendar';
import { EmptyState } from '@yay/ui/empty-state';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { Pager } from '../../../lib/pager.tsx';
import { userWeeksQuery } from '../api/user-weeks-query.ts';
import { RowsSkeleton } from './user-skeleton.tsx';
import { TabFailed } from './user-tab-failed.tsx';

/** What each week comes to. */
export function UserBilling({ user, page }: { user: User; page: number }) {
  const t = useTranslations('users.one.billing');
  return (
    <section aria-labelledby="user-weeks">
      <h2 id="user-weeks" className="billing-weeks">
        {t('title')}
      </h2>
      <Weeks userId={user.id} page={page} />
    </section>
  );
}

function Weeks({ userId, page }: { userId: number; page: number }) {
  const t = useTranslations('users.one');
  const { data: found, isError, refetch } = useQuery(userWeeksQuery(userId, page));
  if (!found) {
    return isError ? (
      <TabFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={t('loading')} />
    );
  }
  if (found.data.length === 0) {
    return <EmptyState title={t('billing.empty')}>{t('billing.emptyText')}</EmptyState>;
  }
  return (
    <>
      <div className="record-table">
        <table className="grid stacked">
          <caption className="sr">{t('billing.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('billing.week')}</th>
              <th scope="col" className="num">
                {t('billing.orders')}
              </th>
              <th scope="col" className="num">
                {t('billing.lunches')}
              </th>
              <th scope="col" className="num">
                {t('billing.lateFees')}
              </th>
              <th scope="col" className="apart">
                {t('billing.code')}
              </th>
              <th scope="col" className="num">
                {t('billing.discount')}
              </th>
              <th scope="col" className="num">
                {t('billing.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.data.map((week) => (
              <WeekRow key={week.monday} week={week} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={found.current_page} last={found.last_page} search={{}} />
    </>
  );
}

function WeekRow({ week }: { week: UserWeek }) {
  const t = useTranslations('users.one.billing');
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">
        {formatDate(plainDate(week.monday), locale, {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
        })}
      </th>
      <td className="num" data-label={t('orders')}>
        {week.orders_count}
      </td>
      <Dollars label={t('lunches')} cents={week.lunches_cents} />
      <Dollars label={t('lateFees')} cents={week.late_fee_cents} />
      <td className={week.discount_code ? 'apart' : 'apart dim'} data-label={t('code')}>
        {week.discount_code ?? t('noCode')}
      </td>
      <Dollars label={t('discount')} cents={-week.discount_cents} />
      <td className="num strong" data-label={t('total')}>
        {(week.total_cents / 100).toFixed(2)}
      </td>
    </tr>
  );
}

function Dollars({ label, cents }: { label: string; cents: number }) {
  return (
    <td className={cents === 0 ? 'num zero' : 'num'} data-label={label}>
      {cents === 0 ? '0.00' : (cents / 100).toFixed(2)}
    </td>
  );
}
