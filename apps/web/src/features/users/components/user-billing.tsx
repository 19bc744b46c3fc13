import { useQuery } from '@tanstack/react-query';
import type { User, UserWeek } from '@yay/contract/users/calls';
import { plainDate } from '@yay/domain/calendar';
import { EmptyState } from '@yay/ui/empty-state';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { userWeeksQuery } from '../api/user-weeks-query.ts';
import { TabPart } from './user-tab-part.tsx';

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Lists the total of each week. */
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
  const t = useTranslations('users.one.billing');
  const locale = useLocale();
  const query = useQuery(userWeeksQuery(userId, page));
  const count = (
    id: 'lunches' | 'lateFees' | 'discount',
    cents: (week: UserWeek) => number,
  ): RecordColumn<UserWeek> => ({
    id,
    title: t(id),
    align: 'num',
    look: (week) => cents(week) === 0 && 'zero',
    labeled: true,
    cell: (week) => dollars(cents(week)),
  });
  return (
    <TabPart query={query}>
      {(found) => (
        <RecordTable
          caption={t('title')}
          rows={found.data}
          keyOf={({ monday }) => monday}
          empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
          pager={{ page: found.current_page, last: found.last_page, search: {} }}
          columns={[
            {
              id: 'week',
              title: t('week'),
              cell: ({ monday }) => formatDate(plainDate(monday), locale, 'dayOfYear'),
            },
            {
              id: 'orders',
              title: t('orders'),
              align: 'num',
              labeled: true,
              cell: (week) => week.orders_count,
            },
            count('lunches', (week) => week.lunches_cents),
            count('lateFees', (week) => week.late_fee_cents),
            {
              id: 'code',
              title: t('code'),
              align: 'apart',
              look: (week) => !week.discount_code && 'dim',
              labeled: true,
              cell: (week) => week.discount_code ?? t('noCode'),
            },
            // A discount of nothing is 0 and not -0, which reads '-0.00'.
            count('discount', (week) => 0 - week.discount_cents),
            {
              id: 'total',
              title: t('total'),
              align: 'num',
              look: 'strong',
              labeled: true,
              cell: (week) => dollars(week.total_cents),
            },
          ]}
        />
      )}
    </TabPart>
  );
}
